import { MessageStore } from './message-store.js';
import { smtpServer } from './smtp.js';
import { webServer } from './web.js';

const LOOPBACK = '127.0.0.1';

/** A running mailbox. */
export interface Mailbox {
  smtpUrl: string;
  url: string;
  stop: () => Promise<void>;
}

/** Starts a mailbox on loopback that receives every mail and forwards none. */
export const startMailbox = async (
  ports: { smtp: number; web: number },
  maxMails?: number,
): Promise<Mailbox> => {
  const store = new MessageStore(maxMails);
  const smtp = smtpServer(store);
  const web = webServer(store);
  // A client that disconnects during a mail must not end the process.
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
