import { webPreset } from '../testing/src/web-preset.mjs';

export default { ...webPreset, displayName: 'api-client' };
