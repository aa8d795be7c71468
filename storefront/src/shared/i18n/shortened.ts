/** The first whole words of a text, on one line; for meta descriptions. */
export const shortened = (text: string, longest = 160): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : longest)}…`;
};
