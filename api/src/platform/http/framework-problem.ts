import { STATUS_CODES } from 'node:http';
import type { HttpException } from '@nestjs/common';
import { msg, type Message } from '../i18n/message.js';

/** Errors of the framework and its parsers with the shop's messages. */
export interface FrameworkProblem {
  code: string;
  detail: Message;
}

const WORDS: Record<number, FrameworkProblem> = {
  400: { code: 'malformed', detail: msg('server.malformed') },
  404: { code: 'not_found', detail: msg('server.nothingHere') },
  413: { code: 'too_large', detail: msg('server.tooLarge') },
  415: { code: 'unsupported_type', detail: msg('server.unsupportedType') },
};

/** Their own messages contain file names, library names or the requested address, and so are not shown. */
export const frameworkProblem = (error: HttpException): FrameworkProblem => {
  const status = error.getStatus();
  const name = STATUS_CODES[status] ?? 'Error';
  return (
    WORDS[status] ?? {
      code: name.toLowerCase().replace(/\W+/g, '_'),
      detail: msg('server.status', { name }),
    }
  );
};
