import { webPreset } from '../libs/testing/src/web-preset.mjs';

export default { ...webPreset, displayName: 'dashboard' };
