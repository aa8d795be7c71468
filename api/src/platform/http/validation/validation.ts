import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError, ValidatorOptions } from 'class-validator';
import { fieldProblems } from './field-problems.js';
import { rememberChecks } from './remember-checks.js';
import { InvalidInput, type FieldProblem } from '../problem.js';
import { msg } from '../../i18n/message.js';

/** Validates every input with its DTO: rejects unknown fields and reports every invalid one. */
class InputPipe extends ValidationPipe {
  private readonly problems = new WeakMap<ValidationError[], FieldProblem[]>();

  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      exceptionFactory: (errors) => {
        const problems = this.problems.get(errors) ?? fieldProblems(errors);
        return new InvalidInput(problems[0]?.detail ?? msg('input.invalid'), problems);
      },
    });
  }

  /** The checks are looked up by the class of the input, which the pipe removes after a failure. */
  protected override async validate(
    input: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> {
    const errors = await super.validate(input, { ...options, validationError: { target: true } });
    this.problems.set(errors, fieldProblems(errors));
    return errors;
  }

  /** Deeply nested lists exhaust the stack, and lone surrogates cannot be checked: both are invalid input. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Path values have their own pipes, which need the original text: "1e3" is not an id.
    if (metadata.type === 'param') return value;
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      if (error instanceof RangeError || error instanceof URIError)
        throw new InvalidInput(msg('input.unreadable'), undefined, 'malformed');
      throw error;
    }
  }
}

export const validation = (): ValidationPipe => {
  rememberChecks();
  return new InputPipe();
};
