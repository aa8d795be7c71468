import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const po = formatter({ explicitIdAsDefault: true });

/** Compiles a PO catalogue for jest, like the bundler. */
export default {
  process(source) {
    const messages = Object.entries(po.parse(source, {})).map(([id, { translation }]) => [
      id,
      translation,
    ]);
    const { source: code, errors } = createCompiledCatalog('en', Object.fromEntries(messages), {
      namespace: 'es',
    });
    if (errors.length > 0) throw errors[0].error;
    return { code };
  },
};
