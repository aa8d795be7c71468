import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { InvalidInput, type FieldProblem } from './problem.js';

const flatten = (errors: ValidationError[], path = '#'): FieldProblem[] =>
  errors.flatMap((error) => [
    ...Object.values(error.constraints ?? {})
      .slice(0, 1)
      .map((detail) => ({ pointer: `${path}/${error.property}`, detail: sentence(detail) })),
    ...flatten(error.children ?? [], `${path}/${error.property}`),
  ]);

/** The words of a check as a sentence. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

/** Checks every input against its DTO: unknown fields are refused, each wrong field is pointed at. */
class InputPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      exceptionFactory: (errors) => {
        const problems = flatten(errors);
        return new InvalidInput(problems[0]?.detail ?? 'The input is not valid.', problems);
      },
    });
  }

  /** Lists in lists in lists exhaust the stack, half a character no rule can read: both are the input's fault. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Values of the path have pipes of their own, which must see what was sent: "1e3" is no id.
    if (metadata.type === 'param') return value;
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      if (error instanceof RangeError || error instanceof URIError)
        throw new InvalidInput('The input cannot be read.', undefined, 'malformed');
      throw error;
    }
  }
}

export const validation = (): ValidationPipe => new InputPipe();
