import type { PolicyName } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';

/** Table of contents; sticky beside the sections. */
export const PolicyContents = ({
  name,
  sections,
}: {
  name: PolicyName;
  sections: readonly string[];
}) => {
  const { t } = useText();
  return (
    <nav
      aria-label={t('policy.contents')}
      className="sticky top-[calc(var(--header)+40px)] hidden text-small xl:block"
    >
      <p className="eyebrow mb-2 text-brass">{t('policy.contents')}</p>
      <ul className="border-s border-line">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="-ms-px flex min-h-9 items-center border-s border-transparent ps-4 text-muted hover:border-brass hover:text-ink"
            >
              {t(`${name}.${section}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
