import { ConfirmHost } from '@shop/ui';
import type { Category } from '@/shared/api/types';
import { PanelHost } from './panel-host';
import { SignInHost } from './sign-in-host';

/** What opens over the pages. */
export const Overlays = ({ categories }: { categories: Category[] }) => (
  <>
    <PanelHost categories={categories} />
    <SignInHost />
    <ConfirmHost />
  </>
);
