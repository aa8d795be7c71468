import type { BannerDto } from '@shop/contracts';
import { buttonClass } from '@shop/ui';
import { SmartLink } from '@/shared/layout/smart-link';
import { Picture } from '@/shared/media/picture';
import { useText } from '@/shared/i18n/text';

/** One banner: text beside the picture in two fifths of the width, on phones above it. */
export const HeroSlide = ({ banner, first }: { banner: BannerDto; first: boolean }) => {
  const { t, pick } = useText();
  const Title = first ? 'h1' : 'h2';
  return (
    <div className="relative isolate flex h-full flex-col overflow-hidden bg-[#f2ece2] md:aspect-video md:justify-end xl:aspect-16/7">
      <Picture
        image={banner.imageUrl}
        alt=""
        sizes="100vw"
        max={1600}
        eager={first}
        className="mirror aspect-5/4 w-full object-[72%_center] md:absolute md:inset-0 md:-z-10 md:aspect-auto md:h-full"
      />
      <div className="light-veil absolute inset-0 -z-10 max-md:hidden" />
      <div className="wrap flex flex-col items-start gap-3 pt-5 pb-22 text-night md:gap-4 md:pb-28">
        <p className="eyebrow text-[#6a4e1f]">{pick(banner.tagline, banner.taglineAr)}</p>
        <Title className="display max-w-[7.5em] text-display md:max-xl:text-[5.2vw]">
          {pick(banner.title, banner.titleAr)}
        </Title>
        <p className="max-w-[44ch] md:max-xl:max-w-[38%] lg:text-[1.125rem]">
          {pick(banner.about, banner.aboutAr)}
        </p>
        <SmartLink
          to={banner.path}
          className={buttonClass({ variant: 'dark', size: 'large', className: 'mt-2' })}
        >
          {t('hero.shop')}
        </SmartLink>
      </div>
    </div>
  );
};
