import { readMessage, type CaughtMail, type MailMessage } from './message.js';

const LIMIT = 500;

/** The latest mails in memory, newest first; parsed when opened. */
export class MessageStore {
  private mails: CaughtMail[] = [];
  private readonly read = new WeakMap<CaughtMail, Promise<MailMessage>>();

  constructor(private readonly limit = LIMIT) {}

  add(mail: CaughtMail): void {
    this.mails = [mail, ...this.mails].slice(0, this.limit);
  }

  /** All mails, or those of one recipient. */
  list(recipient?: string): Promise<MailMessage[]> {
    const recipientAddress = recipient?.toLowerCase();
    const found = this.mails.filter(
      ({ to }) =>
        !recipientAddress || to.some((address) => address.toLowerCase() === recipientAddress),
    );
    return Promise.all(found.map((mail) => this.readOnce(mail)));
  }

  async find(id: string): Promise<MailMessage | undefined> {
    const mail = this.mails.find((one) => one.id === id);
    return mail && this.readOnce(mail);
  }

  clear(): void {
    this.mails = [];
  }

  private readOnce(mail: CaughtMail): Promise<MailMessage> {
    const parsed = this.read.get(mail) ?? readMessage(mail);
    this.read.set(mail, parsed);
    return parsed;
  }
}
