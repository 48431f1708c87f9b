// Files that are attached to a command.

/** A file as the playground takes it: its name, and its bytes in base 64. */
export async function attachment(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { filename: file.name, data: btoa(binary) };
}
