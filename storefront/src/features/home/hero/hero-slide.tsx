import type { BannerDto } from '@shop/contracts';
import { buttonClass } from '@shop/ui';
import { SmartLink } from '@/shared/layout/smart-link';
import { Picture } from '@/shared/media/picture';
import { useText } from '@/shared/i18n/text';

/** One banner: text in less than two fifths of the width beside the picture, on phones below it; it grows with its text. */
export const HeroSlide = ({ banner, first }: { banner: BannerDto; first: boolean }) => {
  const { t, pick } = useText();
  const Title = first ? 'h1' : 'h2';
  return (
    <div className="relative flex h-full flex-col bg-[#f2ece2] text-night md:aspect-2/1 md:justify-center xl:aspect-16/7">
      <Picture
        image={banner.imageUrl}
        alt=""
        sizes="(min-width: 768px) 90vw, 135vw"
        max={1600}
        eager={first}
        className="mirror aspect-3/2 w-full object-right md:absolute md:end-0 md:top-0 md:aspect-auto md:h-full md:w-[68%] md:[mask-image:linear-gradient(to_right,transparent_6%,#000_15%)]"
      />
      <div className="relative flex flex-col items-start gap-2 px-(--gutter) pt-4 pb-20 md:w-[38%] md:gap-3 md:ps-[max(var(--gutter),calc((100vw-1280px)/2))]">
        <p className="eyebrow text-[#6a4e1f]">{pick(banner.tagline, banner.taglineAr)}</p>
        <Title className="display text-display md:text-[min(4.2vw,4rem)]">
          {pick(banner.title, banner.titleAr)}
        </Title>
        <p className="lg:text-[1.125rem]">{pick(banner.about, banner.aboutAr)}</p>
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
