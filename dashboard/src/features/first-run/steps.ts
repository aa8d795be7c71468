import type { FirstRunDto } from '@shop/contracts';

/** The steps of a new shop in order; the account exists, because the owner is signed in. */
export const STEPS = [
  'account',
  'name',
  'appearance',
  'contact',
  'business',
  'providers',
  'product',
] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (text: string | undefined): text is Step =>
  STEPS.some((step) => step === text);

/** Whether a step is done, according to the shop's data. */
export const isDone = (step: Step, state: FirstRunDto): boolean => {
  if (step === 'account') return true;
  if (step === 'providers') return state.providers.every(({ succeeded }) => succeeded === true);
  return state[step];
};

/** The first step that is not done, else the last one. */
export const nextStep = (state: FirstRunDto): Step =>
  STEPS.find((step) => !isDone(step, state)) ?? 'product';
