import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidInput, type FieldProblem } from './problem.js';

const flatten = (errors: ValidationError[], path = '#'): FieldProblem[] =>
  errors.flatMap((error) => [
    ...Object.values(error.constraints ?? {})
      .slice(0, 1)
      .map((detail) => ({ pointer: `${path}/${error.property}`, detail: sentence(detail) })),
    ...flatten(error.children ?? [], `${path}/${error.property}`),
  ]);

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

/** Checks every input against its DTO: unknown fields are refused, each wrong field is pointed at. */
export const validation = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => {
      const problems = flatten(errors);
      return new InvalidInput(problems[0]?.detail ?? 'The input is not valid.', problems);
    },
  });
