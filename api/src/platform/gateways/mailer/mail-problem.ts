import { msg, type Message } from '../../i18n/message.js';
import { ProviderPaused } from '../breaker.js';
import { isRecord, textOf } from '../read.js';

const LONGEST = 300;

/** Why a mail was not sent, without credentials: servers do not repeat them, and a failed login has a fixed text. */
export const mailProblem = (error: unknown): Message => {
  if (error instanceof ProviderPaused) return msg('mailServer.paused');
  if (!isRecord(error)) return msg('mailServer.noAnswer');
  if (error['code'] === 'EAUTH') return msg('mailServer.login');
  const text = textOf(error['response']).slice(0, LONGEST);
  return text ? msg('mailServer.answered', { text }) : msg('mailServer.noAnswer');
};
