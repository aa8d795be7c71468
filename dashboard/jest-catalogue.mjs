import { createCompiledCatalog, getFormat } from '@lingui/cli/api';

/** Compiles a PO catalogue as the bundler's plugin does. */
export default {
  process() {
    throw new Error('Catalogues are ES modules.');
  },
  async processAsync(_source, path) {
    const format = await getFormat('po', { explicitIdAsDefault: true }, 'en');
    const catalogue = await format.read(path, 'en');
    const messages = Object.fromEntries(
      Object.entries(catalogue).map(([id, { translation }]) => [id, translation]),
    );
    const { source: code } = createCompiledCatalog('en', messages, { namespace: 'es' });
    return { code };
  },
};
