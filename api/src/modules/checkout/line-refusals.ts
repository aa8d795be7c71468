import type { CheckedOptions } from '@shop/shop-rules';
import { Conflict, Rejected, type FieldProblem } from '../../http/problem.js';
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

/** 422 with the first line's problem as its code: names each line whose size or color was not chosen or does not exist. */
export const wrongOptions = (lines: readonly PricedLine[]): Rejected => {
  const code = lines.find(({ options }) => options.problem)?.options.problem ?? 'option_required';
  const errors = lines.flatMap(({ name, options }, at) => problemsOf(name, options, at));
  return new Rejected(code, errors[0]?.detail ?? 'Please choose a size and colour.', errors);
};

const problemsOf = (name: string, options: CheckedOptions, at: number): FieldProblem[] => {
  if (!options.option) return [];
  const details =
    options.option === 'size'
      ? {
          option_required: `Please choose a size for ${name}.`,
          option_unknown: `${name} is not available in this size.`,
        }
      : {
          option_required: `Please choose a colour for ${name}.`,
          option_unknown: `${name} is not available in this colour.`,
        };
  const detail = details[options.problem ?? 'option_required'];
  return [{ pointer: `#/lines/${at}/${options.option}`, detail }];
};
