import type { ComponentProps } from 'react';
import { useSettings } from './settings';

/** A link to the shop's chat, optionally with a text; nothing while the shop has no number. */
export const ChatLink = ({ text, children, ...link }: ComponentProps<'a'> & { text?: string }) => {
  const { whatsapp } = useSettings();
  if (!whatsapp) return null;
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return (
    <a href={`https://wa.me/${whatsapp}${query}`} target="_blank" rel="noopener" {...link}>
      {children}
    </a>
  );
};
