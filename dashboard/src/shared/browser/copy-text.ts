import { notify } from '@shop/ui';

/** Copies a text and says so, or that the browser refused it. */
export const copyText = async (
  text: string,
  texts: { copied: string; refused: string },
): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notify(texts.copied, { kind: 'success' });
  } catch {
    notify(texts.refused, { kind: 'error' });
  }
};
