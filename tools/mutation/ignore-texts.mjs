/** Mutants without meaning for the rules: texts of screens, which their own tests check, and log lines. */
const reasonOf = (path) => {
  if (path.isObjectProperty() && ['en', 'ar'].includes(path.node.key.name)) return 'text';
  if (path.isCallExpression() && /^this\.logger\./.test(path.get('callee').toString()))
    return 'log';
  return undefined;
};

export const strykerPlugins = [
  { kind: 'Ignore', name: 'texts', value: { shouldIgnore: reasonOf } },
];
