/** The last window opened for the provider's page. */
let last: Window | undefined;

/** Response for a new window: a form that submits to the provider. */
export interface CardPage {
  html: string;
  operationId: string;
}

/**
 * Opens a window for the provider's page; null when blocked. Call it inside the click handler, before any await. It
 * closes the previous window to prevent a second payment.
 */
export const openCardWindow = (dir: 'ltr' | 'rtl', text: string): Window | null => {
  const page = window.open('', '_blank');
  if (!page) return null;
  last?.close();
  last = page;
  // The page of the provider cannot reach the shop's.
  page.opener = null;
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
