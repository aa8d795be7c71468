import { SLOGAN_ROTATION_MS } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSettings } from '@/shared/settings';
import { useText } from '@/shared/text';
import { useReducedMotion } from '@/shared/use-media';

/** Two slogans in turn; paused, both can be read. */
export const SloganBanner = () => {
  const { t, pick } = useText();
  const { slogans: chosen } = useSettings();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [index, setIndex] = useState(0);
  const stopped = paused || still;
  useEffect(() => {
    if (stopped) return;
    const timer = setInterval(() => setIndex((current) => 1 - current), SLOGAN_ROTATION_MS);
    return () => clearInterval(timer);
  }, [stopped]);
  const slogans = chosen?.map(({ en, ar }) => pick(en, ar)) ?? [
    t('slogan.first'),
    t('slogan.second'),
  ];
  return (
    <section aria-label={t('slogan.label')} className="oasis-band">
      <div className="wrap flex min-h-9 items-center justify-between gap-3 py-1 text-mini">
        <div
          className={cx('grid flex-1 text-center', stopped && 'sm:flex sm:justify-center sm:gap-8')}
        >
          {slogans.map((slogan, at) => (
            <p
              key={slogan}
              className={cx(
                'col-start-1 transition-opacity',
                !stopped && at !== index ? 'duration-100' : 'delay-100 duration-250',
                !stopped && 'row-start-1',
                !stopped && at !== index && 'opacity-0',
              )}
            >
              {slogan}
            </p>
          ))}
        </div>
        {!still && (
          <button
            type="button"
            aria-label={t(stopped ? 'slogan.play' : 'slogan.pause')}
            onClick={() => setPaused(!paused)}
            className="grid size-11 shrink-0 -my-2 place-items-center"
          >
            {stopped ? (
              <Play aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
            ) : (
              <Pause aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
            )}
          </button>
        )}
      </div>
    </section>
  );
};
