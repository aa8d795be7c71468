import { expect } from '@playwright/test';
import { numberOf } from './order-number';
import { shop } from './shop';

interface Mail {
  id: string;
  to: string[];
  subject: string;
}

/** A mail is sent within a second; the pauses of Playwright would grow to one. */
export const MAILED = { intervals: [100] };

/** Mails to one address whose subject contains this text, such as an order number. */
export const mailsAbout = async (words: string, address: string): Promise<Mail[]> => {
  const answer = await fetch(`${shop.mailbox}/api/messages?to=${encodeURIComponent(address)}`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ subject }) => subject.includes(words));
};

/** Waits for all mails of an order and its shipment, and checks that none is sent twice. */
export const expectOneMailEach = async (operationId: string, shopper: string): Promise<void> => {
  const number = await numberOf(operationId);
  const counts = async () =>
    Promise.all([shopper, shop.sales].map(async (each) => (await mailsAbout(number, each)).length));
  await expect.poll(counts, MAILED).toEqual([2, 1]);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(await counts()).toEqual([2, 1]);
};

/** Waits for a mail with a link to a page of the shop, and returns the newest such link. */
export const newestLinkTo = async (address: string, path: string): Promise<string> => {
  const find = async (): Promise<string | undefined> => {
    const answer = await fetch(`${shop.mailbox}/api/messages?to=${encodeURIComponent(address)}`);
    for (const { id } of (await answer.json()) as Mail[]) {
      const { text } = (await (await fetch(`${shop.mailbox}/api/messages/${id}`)).json()) as {
        text: string;
      };
      const link = text.match(/https?:\S+/g)?.find((each) => new URL(each).pathname === path);
      if (link) return link;
    }
    return undefined;
  };
  await expect.poll(find, MAILED).toBeTruthy();
  return (await find()) ?? '';
};

/** Waits for this many mails with a code to log in, and returns the newest code. */
export const newestCodeTo = async (address: string, count = 1): Promise<string> => {
  const codes = async (): Promise<string[]> => {
    const mails = await mailsAbout('Your code to log in', address);
    const texts = await Promise.all(
      mails.map(async ({ id }) => {
        const answer = await fetch(`${shop.mailbox}/api/messages/${id}`);
        return ((await answer.json()) as { text: string }).text;
      }),
    );
    return texts.map((text) => /Your code: (\d{8})/.exec(text)?.[1] ?? '');
  };
  await expect.poll(async () => (await codes()).length, MAILED).toBe(count);
  return (await codes())[0] ?? '';
};
