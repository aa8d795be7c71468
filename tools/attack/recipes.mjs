import { access } from './recipes/access.mjs';
import { files } from './recipes/files.mjs';
import { input } from './recipes/input.mjs';
import { money } from './recipes/money.mjs';
import { platform } from './recipes/platform.mjs';
import { sessions } from './recipes/sessions.mjs';
import { web } from './recipes/web.mjs';

/** Every recipe by area: `attack` returns evidence if it succeeds, and throws if it could not be tried. */
export const AREAS = {
  'Data of others': access,
  'Sessions and guessing': sessions,
  'Money and stock': money,
  Input: input,
  Files: files,
  'HTTP and pages': web,
  Platform: platform,
};
