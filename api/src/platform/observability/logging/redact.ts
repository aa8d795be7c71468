import { redactPersonalData } from './redact-personal-data.js';

/** Names, in any case, whose values are never logged. */
const SECRET =
  /^(authorization|cookie|setcookie|.*password.*|.*token|.*secret|pin|cardno|cardnumber|cvv2?|cvc|exp(month|year)|merchantkey|e?mail|emailorusername|phone|.*address|parameters|fullname)$/;
/** Ids that look like phone numbers. */
const IDS = new Set(['requestId', 'traceId', 'context', 'route']);
const DEEPEST = 5;
const LONGEST = 4000;

const isSecret = (name: string): boolean => SECRET.test(name.toLowerCase().replace(/[-_]/g, ''));

/** The value as it is logged: errors without the values they contain, texts without personal data. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return redactPersonalData(value.slice(0, LONGEST));
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '…';
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((one) => redact(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, redactField(name, one, depth + 1)]),
  );
};

const redactField = (name: string, value: unknown, depth: number): unknown => {
  if (IDS.has(name) || value === undefined) return value;
  return isSecret(name) ? '[Redacted]' : redact(value, depth);
};

const redactError = (error: Error, depth: number): unknown =>
  redact(
    {
      type: error.name,
      message: error.message,
      stack: error.stack,
      ...('code' in error && { code: error.code }),
      ...(error.cause !== undefined && { cause: error.cause }),
    },
    depth,
  );
