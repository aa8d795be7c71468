import { STATUS_CODES } from 'node:http';
import type { Locale } from '@shop/shop-rules';
import type { FrameworkProblem } from './framework-problem.js';
import { translate } from '../i18n/translate.js';
import type { ProblemDto } from './problem.dto.js';
import { OrderExists, ShopError } from './problem.js';

/** An error as a response in the caller's language. */
export const problemOf = (
  status: number,
  problem: ShopError | FrameworkProblem,
  locale: Locale,
): Omit<ProblemDto, 'requestId'> => {
  const detail = translate(problem.detail, locale);
  const errors = (problem instanceof ShopError ? problem.errors : undefined)?.map((each) => ({
    ...each,
    detail: translate(each.detail, locale),
  }));
  const { code } = problem;
  return {
    type: `urn:shop:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    error: detail,
    message: detail,
    success: false,
    ...(problem instanceof OrderExists && {
      operationId: problem.operationId,
      orderNumber: problem.orderNumber,
    }),
    ...(errors && {
      errors,
      fields: Object.fromEntries(
        errors.map((each) => [each.pointer.replace(/^#\//, ''), each.detail]),
      ),
    }),
  };
};
