import type { MailMessage } from './message.js';

const LIMIT = 500;

/** The last mails, newest first, in memory. */
export class MessageStore {
  private messages: MailMessage[] = [];

  constructor(private readonly limit = LIMIT) {}

  add(message: MailMessage): void {
    this.messages = [message, ...this.messages].slice(0, this.limit);
  }

  /** All mails, or those one address received. */
  list(recipient?: string): MailMessage[] {
    if (!recipient) return this.messages;
    const wanted = recipient.toLowerCase();
    return this.messages.filter(({ to }) => to.some((address) => address.toLowerCase() === wanted));
  }

  find(id: string): MailMessage | undefined {
    return this.messages.find((message) => message.id === id);
  }

  clear(): void {
    this.messages = [];
  }
}
