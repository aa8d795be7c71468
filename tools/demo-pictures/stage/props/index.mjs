import { accessories } from './accessories.mjs';
import { bags } from './bags.mjs';
import { beauty } from './beauty.mjs';
import { garments } from './garments.mjs';
import { gifts } from './gifts.mjs';
import { eyewear } from './glasses.mjs';
import { home, toys } from './home.mjs';
import { jewelry } from './jewelry.mjs';
import { perfume } from './perfume.mjs';
import { shoes } from './shoes.mjs';
import { watch } from './watch.mjs';

/** Every prop by shape id: a function of the colour that gives a group standing anywhere at any size. */
export const PROPS = {
  ...garments,
  ...perfume,
  ...jewelry,
  ...eyewear,
  ...accessories,
  ...watch,
  ...bags,
  ...shoes,
  ...beauty,
  ...home,
  ...toys,
  ...gifts,
};
