import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const po = formatter({ explicitIdAsDefault: true });

/** Compiles a PO catalogue as the bundler's plugin does. */
export default {
  process(source) {
    const catalogue = Object.entries(po.parse(source, {}));
    const messages = Object.fromEntries(
      catalogue.map(([id, { translation }]) => [id, translation]),
    );
    return { code: createCompiledCatalog('en', messages, { namespace: 'es' }).source };
  },
};
