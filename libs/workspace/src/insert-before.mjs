/** Inserts text before the last occurrence of a marker. */
export const insertBefore = (tree, file, mark, text) => {
  const content = tree.read(file, 'utf8');
  const at = content.lastIndexOf(mark);
  if (at < 0) throw new Error(`${file} has no "${mark.trim()}".`);
  tree.write(file, content.slice(0, at) + text + content.slice(at));
};
