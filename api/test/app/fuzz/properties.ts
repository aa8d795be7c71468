import type { Actor, TestResponse, World } from '../../support/access-world.js';
import { leaksOf } from '../leaks.js';

/** Text of a database, a library or a stack that no response may show. */
const INTERNAL = [
  /\bat [\w.<> ]+ \(?[^ ]*\.[jt]s:\d+/,
  /node_modules|\/src\/modules\/|\/dist\/modules\//,
  /QueryFailedError|EntityNotFoundError|PrismaClient|ioredis/,
  /syntax error at or near|invalid input syntax|violates \w+[ -]\w+ constraint/,
  /relation "|column "|(?:select|insert into|delete from) [^<]{1,80} (?:from|values|where) /i,
  /Cannot read propert|is not a function|is not iterable|Unexpected token/,
];
const CODE = /^[a-z][a-z0-9_]*$/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What differs from the documented shape of an error, RFC 9457 as in `ProblemDto`. */
const misshapen = ({ status, headers, text }: TestResponse): string[] => {
  if (!headers.get('content-type')?.startsWith('application/problem+json'))
    return [`an error of type ${headers.get('content-type')}`];
  const problem = (parsed(text) ?? {}) as Record<string, unknown>;
  const { code, detail, errors, fields } = problem;
  const isListed = (errors as { pointer: string; detail: string }[] | undefined)?.every(
    (each) => each.pointer.startsWith('#/') && each.detail !== '',
  );
  const checks = {
    type: problem['type'] === `urn:shop:problem:${String(code)}`,
    status: problem['status'] === status,
    code: typeof code === 'string' && CODE.test(code),
    detail: typeof detail === 'string' && detail !== '',
    'error and message': problem['error'] === detail && problem['message'] === detail,
    success: problem['success'] === false,
    requestId: typeof problem['requestId'] === 'string',
    errors: errors === undefined || (isListed === true && typeof fields === 'object'),
  };
  return Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([name]) => `an error without a valid ${name}`);
};

/** What a response to any call must not be or contain. */
export const faultsOf = (
  answer: TestResponse,
  who: Actor,
  world: World,
  route: string,
): string[] => {
  const { status, headers, text } = answer;
  if (status >= 500) return [`status ${status}: ${text.slice(0, 200)}`];
  const isText = /json|text/.test(headers.get('content-type') ?? '');
  const shown = status >= 400 && isText ? INTERNAL.filter((each) => each.test(text)) : [];
  return [
    ...(status >= 400 ? misshapen(answer) : []),
    ...shown.map((pattern) => `text like ${pattern}: ${text.slice(0, 300)}`),
    ...leaksOf(answer, who, world, route).map((leak) => `leak of ${leak}`),
  ];
};
