/* Records what a process writes to the files of one folder, and when it waits for the disk: preloaded before the C
 * library. TAPED is the folder, TAPE the file that the record goes to; `tests/power/tape.py` reads it.
 *
 * A record: one byte of kind, then numbers of eight bytes: the file's number, an offset, a length; then so many bytes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define FILES 4096
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static uint64_t number_of[FILES]; /* By descriptor; 0 for what is not recorded. */
static uint64_t files = 0;
static int tape = -1;

static void put(char kind, uint64_t number, uint64_t offset, const void *data, uint64_t length) {
  struct { uint64_t number, offset, length; } head = {number, offset, length};
  if (NEXT(write)(tape, &kind, 1) != 1 || NEXT(write)(tape, &head, sizeof head) != sizeof head) abort();
  while (length > 0) {
    ssize_t done = NEXT(write)(tape, data, length);
    if (done <= 0) abort();
    data = (const char *)data + done;
    length -= (uint64_t)done;
  }
}

static uint64_t taped(int fd) { return fd >= 0 && fd < FILES ? number_of[fd] : 0; }

/* Whether a file is one of those to record; its whole path then. */
static int is_ours(const char *path, char whole[PATH_MAX]) {
  const char *folder = getenv("TAPED");
  if (folder == NULL || getenv("TAPE") == NULL || realpath(path, whole) == NULL) return 0;
  size_t length = strlen(whole), prefix = strlen(folder);
  if (strncmp(whole, folder, prefix) != 0 || whole[prefix] != '/') return 0;
  /* Shared memory and locks do not outlive the machine. */
  return strcmp(whole + length - 4, "-shm") != 0 && strcmp(whole + length - 5, ".lock") != 0;
}

static void put_path(char kind, uint64_t number, const char *whole) {
  if (tape < 0) tape = NEXT(open)(getenv("TAPE"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  put(kind, number, 0, whole, strlen(whole));
}

static int opened(int fd, const char *path) {
  char whole[PATH_MAX];
  if (fd < 0 || fd >= FILES) return fd;
  number_of[fd] = 0;
  if (!is_ours(path, whole)) return fd;
  pthread_mutex_lock(&one_at_a_time);
  number_of[fd] = ++files;
  put_path('o', files, whole);
  pthread_mutex_unlock(&one_at_a_time);
  return fd;
}

int unlink(const char *path) {
  char whole[PATH_MAX];
  if (!is_ours(path, whole)) return NEXT(unlink)(path);
  pthread_mutex_lock(&one_at_a_time);
  int done = NEXT(unlink)(path);
  if (done == 0) put_path('u', 0, whole);
  pthread_mutex_unlock(&one_at_a_time);
  return done;
}

#define OPEN(name)                                        \
  int name(const char *path, int flags, ...) {            \
    va_list more;                                         \
    va_start(more, flags);                                \
    mode_t mode = va_arg(more, mode_t);                   \
    va_end(more);                                         \
    return opened(NEXT(name)(path, flags, mode), path);   \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  if (fd >= 0 && fd < FILES) number_of[fd] = 0;
  return NEXT(close)(fd);
}

/* What was asked for and what is recorded happen as one: the tape is in the order of the writes. */
#define RECORDED(fd, call, kind, offset, data, length)              \
  uint64_t number = taped(fd);                                      \
  if (number == 0) return call;                                     \
  pthread_mutex_lock(&one_at_a_time);                               \
  __typeof__(call) done = call;                                     \
  if (done >= 0) put(kind, number, (uint64_t)(offset), data, length); \
  pthread_mutex_unlock(&one_at_a_time);                             \
  return done;

ssize_t write(int fd, const void *data, size_t size) {
  RECORDED(fd, NEXT(write)(fd, data, size), 'w', lseek(fd, 0, SEEK_CUR) - done, data, (uint64_t)done)
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
  RECORDED(fd, NEXT(pwrite)(fd, data, size, offset), 'w', offset, data, (uint64_t)done)
}
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
  RECORDED(fd, NEXT(pwrite64)(fd, data, size, offset), 'w', offset, data, (uint64_t)done)
}
int ftruncate(int fd, off_t length) { RECORDED(fd, NEXT(ftruncate)(fd, length), 't', length, NULL, 0) }
int ftruncate64(int fd, off64_t length) { RECORDED(fd, NEXT(ftruncate64)(fd, length), 't', length, NULL, 0) }
int fsync(int fd) { RECORDED(fd, NEXT(fsync)(fd), 's', 0, NULL, 0) }
int fdatasync(int fd) { RECORDED(fd, NEXT(fdatasync)(fd), 's', 0, NULL, 0) }
