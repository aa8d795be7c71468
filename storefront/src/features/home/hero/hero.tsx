import type { BannerDto } from '@shop/contracts';
import { cx } from '@shop/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useText } from '@/shared/i18n/text';
import { HeroSlide } from './hero-slide';
import { useHero } from './use-hero';

const control =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-night/45 text-night transition-colors hover:bg-night hover:text-white';

/** Banner carousel. */
export const Hero = ({ banners }: { banners: BannerDto[] }) => {
  const { t, dir } = useText();
  const hero = useHero(dir, banners.length);
  return (
    <section aria-roledescription="carousel" aria-label={t('hero.label')} className="relative">
      <div ref={hero.viewport} className="overflow-hidden">
        <div className="flex" aria-live={hero.playing ? 'off' : 'polite'}>
          {banners.map((banner, index) => (
            <div
              key={banner.id}
              role="group"
              aria-roledescription="slide"
              aria-label={t('hero.slide', { index: index + 1, count: banners.length })}
              inert={index !== hero.selected}
              className="min-w-0 flex-[0_0_100%]"
            >
              <HeroSlide banner={banner} first={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {banners.length > 1 && (
        <div className="pointer-events-none absolute inset-x-0 bottom-5">
          <div className="wrap flex items-center gap-2 *:pointer-events-auto">
            <button
              type="button"
              aria-label={t(hero.playing ? 'pause' : 'play')}
              onClick={hero.toggle}
              className={control}
            >
              {hero.playing ? <Pause className="size-4" /> : <Play className="size-4" />}
            </button>
            <button
              type="button"
              aria-label={t('previous')}
              onClick={hero.previous}
              className={control}
            >
              <ChevronLeft className="mirror size-5" />
            </button>
            <button type="button" aria-label={t('next')} onClick={hero.next} className={control}>
              <ChevronRight className="mirror size-5" />
            </button>
            <div className="ms-2 hidden min-w-0 min-[360px]:flex">
              {banners.map((banner, index) => (
                <button
                  key={banner.id}
                  type="button"
                  aria-label={t('hero.show', { index: index + 1 })}
                  aria-current={index === hero.selected ? 'true' : undefined}
                  onClick={() => hero.show(index)}
                  className="grid h-11 w-11 min-w-8 place-items-center md:w-8"
                >
                  <span
                    className={cx(
                      'h-0.5 w-6 transition-colors',
                      index === hero.selected ? 'bg-night' : 'bg-night/30',
                    )}
                  />
                </button>
              ))}
            </div>
          </div>
        </div>
      )}
    </section>
  );
};
