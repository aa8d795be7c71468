import { SearchBox } from '@/features/search/search-box';

export { SocialSide } from './footer/social-side';
export { SmallHeader } from './header/small-header';
export { WideIcons } from './header/wide-icons';
export { MainMenu } from './menu/main-menu';

/** Product search in the header. */
export const WideSearch = () => (
  <div className="max-w-xl flex-1 max-md:hidden">
    <SearchBox />
  </div>
);
