import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '@/shared/browser/use-media';

/** Loads the carousel code after the first banner is painted and attaches it to the existing markup. */
export const useHero = (dir: 'ltr' | 'rtl', count: number) => {
  const still = useReducedMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const [playing, setPlaying] = useState(!still);

  useEffect(() => {
    if (count < 2) return;
    let left = false;
    let started: EmblaCarouselType | undefined;
    void import('./hero-carousel').then(({ startCarousel }) => {
      if (left || !viewport.current) return;
      const made = startCarousel(viewport.current, dir, !still);
      made.on('select', () => setSelected(made.selectedScrollSnap()));
      made.on('pointerDown', () => {
        made.plugins().autoplay?.stop();
        setPlaying(false);
      });
      started = made;
      setCarousel(made);
    });
    return () => {
      left = true;
      started?.destroy();
    };
  }, [dir, still, count]);

  const autoplay = carousel?.plugins().autoplay;
  const pause = () => {
    autoplay?.stop();
    setPlaying(false);
  };
  return {
    viewport,
    selected,
    playing,
    toggle: () => {
      if (playing) return pause();
      autoplay?.play();
      setPlaying(true);
    },
    previous: () => (pause(), carousel?.scrollPrev()),
    next: () => (pause(), carousel?.scrollNext()),
    show: (index: number) => (pause(), carousel?.scrollTo(index)),
  };
};
