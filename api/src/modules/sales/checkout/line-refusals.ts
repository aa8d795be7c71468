import { Conflict, Rejected } from '../../../platform/http/problem.js';
import type { PricedLine } from './pricing.service.js';

/** 409 `insufficient_stock`: names the lines whose products (`short`, by id) are not in stock as often as wanted. */
export const insufficientStock = (
  lines: readonly PricedLine[],
  short: ReadonlySet<number>,
): Conflict => {
  const errors = lines.flatMap(({ productId, name, problem }, at) =>
    short.has(productId)
      ? [
          {
            pointer: `#/lines/${at}`,
            detail:
              problem === 'unavailable'
                ? 'This product is no longer available.'
                : `There are not enough pieces of ${name}.`,
          },
        ]
      : [],
  );
  return new Conflict('insufficient_stock', 'Some products are not available any more.', errors);
};

/** 422 with the first problem as its code: names each size and color that was not chosen or does not exist. */
export const wrongOptions = (lines: readonly PricedLine[]): Rejected => {
  const found = lines.flatMap(({ name, options: { problems } }, at) =>
    problems.map(({ option, problem }) => ({
      code: problem,
      error: { pointer: `#/lines/${at}/${option}`, detail: DETAILS[option][problem](name) },
    })),
  );
  const [first] = found;
  return new Rejected(
    first?.code ?? 'option_required',
    first?.error.detail ?? 'Please choose a size and colour.',
    found.map(({ error }) => error),
  );
};

const DETAILS = {
  size: {
    option_required: (name: string) => `Please choose a size for ${name}.`,
    option_unknown: (name: string) => `${name} is not available in this size.`,
  },
  color: {
    option_required: (name: string) => `Please choose a colour for ${name}.`,
    option_unknown: (name: string) => `${name} is not available in this colour.`,
  },
};
