/** 2, 3, 4 or 5 slides by width. */
const CARDS = {
  columns:
    'auto-cols-[calc((100%+var(--gutter)-2*var(--gap)-28px)/2)] md:auto-cols-[calc((100%-2*var(--gap))/3)] min-[62rem]:auto-cols-[calc((100%-3*var(--gap))/4)] min-[75rem]:auto-cols-[calc((100%-4*var(--gap))/5)]',
  fits: 3,
  fitsFrom: [
    [4, 'min-[62rem]:hidden'],
    [5, 'min-[75rem]:hidden'],
  ],
} as const;

/** Slides per view by width. Phones show part of the next slide, because they have no arrows. */
export const sliderViews = {
  /** 3 slides, from 1024 px 5. */
  compact: {
    columns:
      'auto-cols-[calc((100%+var(--gutter)-3*var(--gap)-20px)/3)] md:auto-cols-[calc((100%-2*var(--gap))/3)] lg:auto-cols-[calc((100%-4*var(--gap))/5)]',
    arrows: 'top-[42%]',
    fits: 3,
    fitsFrom: [[5, 'lg:hidden']],
  },
  card: { ...CARDS, arrows: 'top-1/3' },
  /** Cards with the picture beside the text. */
  row: { ...CARDS, arrows: 'top-1/2' },
  /** 2 or 4 slides: videos. */
  video: {
    columns: 'auto-cols-[44%] md:auto-cols-[calc((100%-3*var(--gap))/4)]',
    arrows: 'top-[38%]',
    fits: 4,
    fitsFrom: [],
  },
  /** 1, 2 or 3 slides: cards with text. */
  wide: {
    columns:
      'auto-cols-[86%] md:auto-cols-[calc((100%-var(--gap))/2)] xl:auto-cols-[calc((100%-2*var(--gap))/3)]',
    arrows: 'top-1/2',
    fits: 2,
    fitsFrom: [[3, 'xl:hidden']],
  },
} as const satisfies Record<
  string,
  {
    columns: string;
    /** Vertical center of the pictures, for the arrows. */
    arrows: string;
    /** With at most this many slides there is nothing to scroll at any width that has arrows. */
    fits: number;
    /** With at most this many slides there is nothing to scroll from a width on: the class that hides the controls there. */
    fitsFrom: readonly (readonly [number, string])[];
  }
>;
export type SliderView = keyof typeof sliderViews;

/** The track; positioned so that visually hidden text scrolls along. */
export const sliderRow =
  'no-scrollbar relative -mx-(--gutter) grid snap-x snap-mandatory scroll-px-(--gutter) grid-flow-col gap-(--gap) overscroll-x-contain px-(--gutter) py-1 [--gap:12px] md:-mx-1 md:scroll-px-1 md:px-1 md:[--gap:20px]';

/** Controls of an autoplaying slider, in the line of its heading. */
export const sliderControls = 'absolute end-0 bottom-full mb-1 md:mb-2';
