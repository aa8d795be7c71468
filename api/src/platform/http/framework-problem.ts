import { STATUS_CODES } from 'node:http';
import type { HttpException } from '@nestjs/common';

/** A refusal by the framework or one of its parsers, in our words. */
export interface FrameworkProblem {
  code: string;
  detail: string;
}

const WORDS: Record<number, FrameworkProblem> = {
  400: { code: 'malformed', detail: 'The request cannot be read.' },
  404: { code: 'not_found', detail: 'There is nothing at this address.' },
  413: { code: 'too_large', detail: 'The request is too large.' },
  415: { code: 'unsupported_type', detail: 'The body has a type that this call does not take.' },
};

/** Their own sentences name files, libraries or the address as it was sent, and so are not shown. */
export const frameworkProblem = (error: HttpException): FrameworkProblem => {
  const status = error.getStatus();
  const name = STATUS_CODES[status] ?? 'Error';
  return WORDS[status] ?? { code: name.toLowerCase().replace(/\W+/g, '_'), detail: `${name}.` };
};
