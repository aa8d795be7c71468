import { ExternalLink } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';

/** Opens the conversation that a draft order comes from. */
export const ConversationLink = ({ url }: { url: string }) => {
  const t = useText();
  if (!url.startsWith('https://')) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-8 max-w-full items-center gap-2 text-accent underline-offset-4 hover:underline"
    >
      <ExternalLink className="mirror size-4 shrink-0" />
      {t('orders.draft.conversation')}
    </a>
  );
};
