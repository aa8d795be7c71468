import { expect } from '@playwright/test';
import { shop } from './shop';

interface Summary {
  id: string;
  to: string;
  subject: string;
}

/** The mails that one address received, oldest first. */
export const mailsTo = async (address: string): Promise<Summary[]> => {
  const answer = await fetch(`${shop.mailbox}/api/messages?to=${encodeURIComponent(address)}`);
  const body: unknown = await answer.json();
  const list: unknown = Array.isArray(body) ? body : Object(body).messages;
  if (!Array.isArray(list)) throw new Error('The mailbox does not answer a list.');
  return list as Summary[];
};

/** Waits for the mails about one order to one address and makes sure it stays at that number. */
export const expectMails = async (
  address: string,
  operationId: string,
  count: number,
): Promise<void> => {
  const about = async () =>
    (await mailsTo(address)).filter((mail) => mail.subject.includes(operationId));
  await expect.poll(async () => (await about()).length, { timeout: 30_000 }).toBe(count);
};
