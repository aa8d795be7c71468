/** The window the provider's page was last opened in. */
let last: Window | undefined;

/** What the shop writes into a fresh window: the provider's form, ready to be sent. */
export interface CardPage {
  html: string;
  operationId: string;
}

/**
 * A window of its own for the provider's page; null where it is blocked. To be called inside the press: after
 * anything awaited the browser would block it. An earlier page of the provider closes: nothing is paid twice.
 */
export const openCardWindow = (dir: 'ltr' | 'rtl', text: string): Window | null => {
  const page = window.open('', '_blank');
  if (!page) return null;
  last?.close();
  last = page;
  page.document.documentElement.dir = dir;
  page.document.body.textContent = text;
  return page;
};

/** Shows the provider's page in the window. */
export const showCardPage = ({ document: page }: Window, { html }: CardPage): void => {
  page.open();
  page.write(html);
  page.close();
  page.forms[0]?.submit();
};
