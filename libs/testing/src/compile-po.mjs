import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const po = formatter({ explicitIdAsDefault: true });

/** Compiles a PO catalogue to a module, like the bundler. */
export const compilePo = (text) => {
  const messages = Object.entries(po.parse(text, {})).map(([id, { translation }]) => [
    id,
    translation,
  ]);
  const { source, errors } = createCompiledCatalog('en', Object.fromEntries(messages), {
    namespace: 'es',
  });
  if (errors.length > 0) throw errors[0].error;
  return source;
};
