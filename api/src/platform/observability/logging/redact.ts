import { withoutPersons } from './redact-persons.js';

/** Names, in any case, whose values are never logged. */
const SECRET =
  /^(authorization|cookie|setcookie|.*password.*|.*token|.*secret|pin|cardno|cardnumber|cvv2?|cvc|exp(month|year)|merchantkey|e?mail|emailorusername|phone|.*address|parameters|fullname)$/;
/** Ids that look like phone numbers. */
const IDS = new Set(['requestId', 'traceId', 'context', 'route']);
const DEEPEST = 5;
const LONGEST = 4000;

const isSecret = (name: string): boolean => SECRET.test(name.toLowerCase().replace(/[-_]/g, ''));

/** The loggable form of a value: errors without the values they contain, texts without personal data. */
export const clean = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutPersons(value.slice(0, LONGEST));
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '…';
  if (value instanceof Error) return cleanError(value, depth);
  if (Array.isArray(value)) return value.map((one) => clean(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, cleanField(name, one, depth + 1)]),
  );
};

const cleanField = (name: string, value: unknown, depth: number): unknown => {
  if (IDS.has(name) || value === undefined) return value;
  return isSecret(name) ? '[Redacted]' : clean(value, depth);
};

const cleanError = (error: Error, depth: number): unknown =>
  clean(
    {
      type: error.name,
      message: error.message,
      stack: error.stack,
      ...('code' in error && { code: error.code }),
      ...(error.cause !== undefined && { cause: error.cause }),
    },
    depth,
  );
