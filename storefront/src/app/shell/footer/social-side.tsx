import { useText } from '@/shared/i18n/text';
import { Socials, useProfiles } from './socials';

/** Social links at the side of wide screens; as wide as the page margin until there is space beside the content. */
export const SocialSide = () => {
  const { t } = useText();
  if (useProfiles().length === 0) return null;
  return (
    <aside
      aria-label={t('footer.social')}
      className="fixed start-0 top-1/2 max-xl:hidden z-20 -translate-y-1/2 bg-paper 2xl:border-e 2xl:border-y 2xl:border-line"
    >
      <Socials item="w-8 h-11 2xl:w-11" />
    </aside>
  );
};
