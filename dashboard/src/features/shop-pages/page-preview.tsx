import type { PageTextDto } from '@shop/contracts';
import { fillPlaceholders, richTextOf, type Placeholder } from '@shop/shop-rules';
import { RichText } from '@shop/ui';
import { useDeferredValue, useMemo } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { shopUrl } from '@/shared/paths';

/** A page as the shop shows it, with its entry in a search engine. */
export const PagePreview = ({
  locale,
  text,
  values,
}: {
  locale: 'en' | 'ar';
  text: PageTextDto;
  /** Values of the placeholders. */
  values: Record<Placeholder, string>;
}) => {
  const t = useText();
  const body = useDeferredValue(text.body);
  const blocks = useMemo(() => richTextOf(body), [body]);
  const fill = (part: string) => fillPlaceholders(part, values);
  return (
    <div
      lang={locale}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      role="group"
      aria-label={t(`pages.previewIn.${locale}`)}
      className="shop-text min-w-0 bg-paper text-ink"
    >
      <div className="border-b border-line px-5 py-4">
        <p className="truncate text-accent">{`${fill(text.title)} · ${values.shop}`}</p>
        <p className="mt-1 line-clamp-2 text-small break-words text-muted">
          {fill(text.description)}
        </p>
      </div>
      <div className="px-5 pt-6 pb-8">
        <p className="display text-h1 break-words">{fill(text.title)}</p>
        <RichText
          blocks={blocks}
          anchored={false}
          fill={fill}
          link={(to, children) => (
            <a
              href={to.startsWith('/') ? shopUrl(to) : to}
              target="_blank"
              rel="noopener"
              className="underline underline-offset-4 hover:text-accent"
            >
              {children}
            </a>
          )}
        />
      </div>
    </div>
  );
};
