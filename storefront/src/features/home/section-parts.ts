/** What the sections below the first screen need besides their headings and skeletons. */
export { Slider } from '@/shared/media/slider';
export { VideoAd } from './ads/video-ad';
export { RowCard } from './cards/row-card';
export { SpecialCard } from './special-card';
