import type { BannerDto } from '@shop/contracts';
import { buttonClass } from '@shop/ui';
import { SmartLink } from '@/shared/smart-link';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';

/** One banner: picture below, words above it in HTML. */
export const HeroSlide = ({ banner, first }: { banner: BannerDto; first: boolean }) => {
  const { t, pick } = useText();
  const Title = first ? 'h1' : 'h2';
  return (
    <div className="relative isolate flex aspect-4/5 items-end overflow-hidden bg-sand md:aspect-video xl:aspect-16/7">
      <Picture
        image={banner.imageUrl}
        alt=""
        sizes="100vw"
        max={1600}
        eager={first}
        className="absolute inset-0 -z-10 size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-night/75 via-night/25 via-45% to-transparent md:from-night/60 md:via-night/15" />
      <div className="wrap flex flex-col items-start gap-3 pb-20 text-white md:gap-4 md:pb-24">
        <p className="eyebrow">{pick(banner.tagline, banner.taglineAr)}</p>
        <Title className="display max-w-[14ch] text-display">
          {pick(banner.title, banner.titleAr)}
        </Title>
        <p className="max-w-[44ch] md:text-[1.125rem]">{pick(banner.about, banner.aboutAr)}</p>
        <SmartLink
          to={banner.path}
          className={buttonClass({ variant: 'light', size: 'large', className: 'mt-2' })}
        >
          {t('hero.shop')}
        </SmartLink>
      </div>
    </div>
  );
};
