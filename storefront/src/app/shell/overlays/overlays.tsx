import { ConfirmHost } from '@shop/ui';
import type { Category } from '@/shared/api/types';
import { CouponNotice } from './coupon-notice';
import { PanelHost } from './panel-host';
import { SignInHost } from './sign-in-host';

/** Dialogs and panels over the page. */
export const Overlays = ({ categories }: { categories: Category[] }) => (
  <>
    <CouponNotice />
    <PanelHost categories={categories} />
    <SignInHost />
    <ConfirmHost />
  </>
);
