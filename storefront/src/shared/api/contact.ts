import { useSettings } from './settings';

/** Builds links to the shop's chat, optionally with a text. */
export const useChatUrl = (): ((text?: string) => string) => {
  const { whatsapp } = useSettings();
  return (text) => `https://wa.me/${whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
};
