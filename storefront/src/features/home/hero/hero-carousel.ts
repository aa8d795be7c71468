import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { HERO_AUTOPLAY_MS } from '@shop/shop-rules';

/** Starts a carousel in the viewport; autoplay stops on touch, hover and focus. */
export const startCarousel = (
  viewport: HTMLElement,
  direction: 'ltr' | 'rtl',
  playing: boolean,
): EmblaCarouselType =>
  EmblaCarousel(viewport, { loop: true, direction }, [
    Autoplay({
      delay: HERO_AUTOPLAY_MS,
      playOnInit: playing,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
      stopOnInteraction: false,
    }),
  ]);
