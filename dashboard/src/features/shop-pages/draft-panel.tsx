import type { DraftInfoDto } from '@shop/contracts';
import { localized } from '@shop/shop-rules';
import { Button, buttonClass } from '@shop/ui';
import { ExternalLink, Smartphone } from 'lucide-react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { shopUrl } from '@/shared/paths';

const LOCALES = ['en', 'ar'] as const;
/** A window as wide as a phone. */
const PHONE = 'popup,width=390,height=844';

/** Id of the panel, which has the focus after a version was restored. */
export const DRAFT_PANEL = 'page-draft';

/** The saved draft: who saved it, its preview in the shop, and a button that discards it. */
export const DraftPanel = ({
  draft: { at, actor, base },
  version,
  previewPath,
  isEdited,
  busy,
  onDiscard,
}: {
  draft: DraftInfoDto;
  /** The version that is shown in the shop. */
  version: number;
  previewPath: string;
  /** The preview shows what is saved. */
  isEdited: boolean;
  busy: boolean;
  onDiscard: () => void;
}) => {
  const t = useText();
  const { day, time } = useFormat();
  const linkClass = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <Panel
      id={DRAFT_PANEL}
      title={t('pages.draft')}
      className="mb-4"
      action={
        <Button variant="quiet" size="small" busy={busy} onClick={onDiscard}>
          {t('pages.discardDraft')}
        </Button>
      }
    >
      <p>
        {t('pages.draftSavedBy', { name: actor, day: day(at), time: time(at) })}{' '}
        <span className="text-muted">{t('pages.draftHint')}</span>
      </p>
      {base < version && (
        <p className="mt-2 font-semibold">{t('pages.draftOutdated', { version })}</p>
      )}
      <div role="group" aria-label={t('pages.previewInShop')} className="mt-4 flex flex-wrap gap-2">
        {LOCALES.map((locale) => {
          const url = shopUrl(localized(previewPath, locale));
          return [
            <a key={locale} href={url} target="_blank" rel="noopener" className={linkClass}>
              <ExternalLink className="mirror size-4" />
              {t(`pages.previewIn.${locale}`)}
            </a>,
            <a
              key={`${locale} phone`}
              href={url}
              target="_blank"
              rel="noopener"
              className={linkClass}
              onClick={(event) => {
                // Browsers open it as a tab on phones, which are as wide anyway.
                event.preventDefault();
                window.open(url, `preview-${locale}`, PHONE);
              }}
            >
              <Smartphone className="size-4" />
              {t(`pages.previewOnPhone.${locale}`)}
            </a>,
          ];
        })}
      </div>
      {isEdited && <p className="mt-2 text-small text-muted">{t('pages.previewUnsaved')}</p>}
    </Panel>
  );
};
