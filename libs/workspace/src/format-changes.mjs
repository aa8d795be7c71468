import { format } from 'oxfmt';

/** Formats the files that a generator has written, as `npm run format` does. */
export const formatChanges = async (tree) => {
  const settings = JSON.parse(tree.read('.oxfmtrc.json', 'utf8'));
  for (const { path, type, content } of tree.listChanges()) {
    if (type === 'DELETE' || path.endsWith('.po')) continue;
    const { code, errors } = await format(path, content.toString(), settings);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
    tree.write(path, code);
  }
};
