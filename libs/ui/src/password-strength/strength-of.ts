import { isOfNames } from '@shop/shop-rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** More characters change the estimate little, and take time. */
const LONGEST = 64;

/** How hard a password is to guess: 0 to 4; 0 if it is little more than the names, which the server refuses. */
export const strengthOf = (password: string, names: readonly string[] = []): number =>
  isOfNames(password, names) ? 0 : estimator.check(password.slice(0, LONGEST)).score;
