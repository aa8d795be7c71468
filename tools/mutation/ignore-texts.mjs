/** Mutants without meaning for the rules: texts of screens, which their own tests check, and log lines. */
const LOG = /^(this\.logger\.\w+|Logger)$/;

const reasonOf = (path) => {
  if (path.isObjectProperty() && ['en', 'ar'].includes(path.node.key.name)) return 'text';
  const isCall = path.isCallExpression() || path.isNewExpression();
  return isCall && LOG.test(path.get('callee').toString()) ? 'log' : undefined;
};

export const strykerPlugins = [
  { kind: 'Ignore', name: 'texts', value: { shouldIgnore: reasonOf } },
];
