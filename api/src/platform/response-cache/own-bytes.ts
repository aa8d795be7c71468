/** The bytes of a text, which keep nothing else in memory, as a slice of Node's shared pool would. */
export const ownBytes = (text: string | Buffer): Buffer => {
  if (typeof text !== 'string' && text.buffer.byteLength === text.length) return text;
  const size = typeof text === 'string' ? Buffer.byteLength(text) : text.length;
  const bytes = Buffer.allocUnsafeSlow(size);
  if (typeof text === 'string') bytes.write(text);
  else text.copy(bytes);
  return bytes;
};
