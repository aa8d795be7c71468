import { STATUS_CODES } from 'node:http';
import type { HttpException } from '@nestjs/common';
import type { FieldProblem } from './problem.js';

/** A refusal by the framework or one of its parsers, in our words. */
export interface FrameworkProblem {
  code: string;
  detail: string;
  errors?: FieldProblem[];
}

const WORDS: Record<number, FrameworkProblem> = {
  400: { code: 'malformed', detail: 'The request cannot be read.' },
  404: { code: 'not_found', detail: 'There is nothing at this address.' },
  413: { code: 'too_large', detail: 'The request is too large.' },
  415: { code: 'unsupported_type', detail: 'The body has a type that this call does not take.' },
};

/** The form field that a parser of files complains about. */
const fieldOf = ({ cause }: HttpException): string | undefined =>
  typeof cause === 'object' && cause !== null && 'field' in cause && typeof cause.field === 'string'
    ? cause.field
    : undefined;

/** Their own sentences name files, libraries or the address as it was sent; only those about a form field are shown. */
export const frameworkProblem = (error: HttpException): FrameworkProblem => {
  const status = error.getStatus();
  const name = STATUS_CODES[status] ?? 'Error';
  const words = WORDS[status] ?? {
    code: name.toLowerCase().replace(/\W+/g, '_'),
    detail: `${name}.`,
  };
  const field = fieldOf(error);
  if (field === undefined) return words;
  const detail = status === 413 ? 'This file is too large.' : 'This is more than the form takes.';
  return { ...words, detail, errors: [{ pointer: `#/${field}`, detail }] };
};
