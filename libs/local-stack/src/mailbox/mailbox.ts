import { MessageStore } from './message-store.js';
import { smtpServer } from './smtp.js';
import { webServer } from './web.js';

const LOOPBACK = '127.0.0.1';

/** A running mailbox: where to send mail, where to read it, how to stop it. */
export interface Mailbox {
  smtpUrl: string;
  url: string;
  stop: () => Promise<void>;
}

/** Starts a mailbox on loopback: every mail the shop sends arrives here and nowhere else. */
export const startMailbox = async (
  ports: { smtp: number; web: number },
  kept?: number,
): Promise<Mailbox> => {
  const store = new MessageStore(kept);
  const smtp = smtpServer(store);
  const web = webServer(store);
  // A client that hangs up in the middle of a mail is no reason to end.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(ports.smtp, LOOPBACK, resolve));
  await new Promise<void>((resolve) => web.listen(ports.web, LOOPBACK, resolve));
  const stop = async (): Promise<void> => {
    web.closeAllConnections();
    await Promise.all([
      new Promise<void>((resolve) => web.close(() => resolve())),
      new Promise<void>((resolve) => smtp.close(() => resolve())),
    ]);
  };
  return {
    smtpUrl: `smtp://${LOOPBACK}:${ports.smtp}`,
    url: `http://localhost:${ports.web}`,
    stop,
  };
};
