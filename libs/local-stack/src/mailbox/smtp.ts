import { randomUUID } from 'node:crypto';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MessageStore } from './message-store.js';

const MAX_BYTES = 10 * 1024 * 1024;

const collect = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const keep = async (
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  store: MessageStore,
): Promise<void> => {
  const raw = await collect(stream);
  if (stream.sizeExceeded)
    throw Object.assign(new Error('Message too large'), { responseCode: 552 });
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  const to = envelope.rcptTo.map(({ address }) => address);
  store.add({ id: randomUUID(), from, to, receivedAt: new Date().toISOString(), raw });
};

/** An SMTP server that accepts every mail and forwards none. */
export const smtpServer = (store: MessageStore): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
    onData: (stream, session, done) => {
      keep(stream, session, store).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
