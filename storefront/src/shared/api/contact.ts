import { useSettings } from './settings';

/** Makes addresses of the chat with the shop, with a text already written when given. */
export const useChatUrl = (): ((text?: string) => string) => {
  const { whatsapp } = useSettings();
  return (text) => `https://wa.me/${whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
};
