/** Adds text to a file before the last place where a mark stands. */
export const insertBefore = (tree, file, mark, text) => {
  const content = tree.read(file, 'utf8');
  const at = content.lastIndexOf(mark);
  if (at < 0) throw new Error(`${file} has no "${mark.trim()}".`);
  tree.write(file, content.slice(0, at) + text + content.slice(at));
};
