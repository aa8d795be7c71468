import { Conflict, Rejected } from '../../../../platform/http/problem.js';
import type { PricedLine } from './priced-line.js';
import { msg } from '../../../../platform/i18n/message.js';

/** 409 `insufficient_stock`: lists the `short` ones of the lines. */
export const insufficientStock = (
  lines: readonly PricedLine[],
  short: readonly PricedLine[],
): Conflict => {
  const errors = lines.flatMap((line, at) => {
    const { name, problem } = line;
    return short.includes(line)
      ? [
          {
            pointer: `#/lines/${at}`,
            detail:
              problem === 'unavailable'
                ? msg('checkout.unavailable')
                : msg('checkout.insufficientStock', { name }),
          },
        ]
      : [];
  });
  return new Conflict('insufficient_stock', msg('checkout.someUnavailable'), errors);
};

/** 422 with the first problem as its code: lists each size and color that is missing or unknown. */
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
    first?.error.detail ?? msg('checkout.sizeAndColorMissing'),
    found.map(({ error }) => error),
  );
};

const DETAILS = {
  size: {
    option_required: (name: string) => msg('checkout.sizeMissing', { name }),
    option_unknown: (name: string) => msg('checkout.sizeUnavailable', { name }),
  },
  color: {
    option_required: (name: string) => msg('checkout.colorMissing', { name }),
    option_unknown: (name: string) => msg('checkout.colorUnavailable', { name }),
  },
};
