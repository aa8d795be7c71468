import { accessories } from './accessories.mjs';
import { bags } from './bags.mjs';
import { eyewear } from './glasses.mjs';
import { jewelry } from './jewelry.mjs';
import { perfume } from './perfume.mjs';
import { watch } from './watch.mjs';

/** Every prop by shape id: a function of the colour that gives a group standing anywhere at any size. */
export const PROPS = { ...perfume, ...watch, ...jewelry, ...eyewear, ...bags, ...accessories };
