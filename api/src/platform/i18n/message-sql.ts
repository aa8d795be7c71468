import type { MessageId } from './message.js';

/** SQL: a message as JSON; the values are SQL expressions. */
export const messageSql = (id: MessageId, values: Record<string, string> = {}): string =>
  `jsonb_build_object('id', '${id}', 'values', jsonb_build_object(${Object.entries(values)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')}))`;
