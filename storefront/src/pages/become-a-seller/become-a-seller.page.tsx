import { buttonClass } from '@shop/ui';
import { useState } from 'react';
import { Link } from '@/shared/routing/link';
import { SellerForm } from '@/features/seller-request/seller-form';
import { FocusedHeading } from '@/shared/layout/focused-heading';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { AuthCard } from '../parts/auth-card';

/** Seller application; a confirmation replaces the form. */
const BecomeSellerPage = () => {
  const { t } = useText();
  const shop = useShopName();
  const [sent, setSent] = useState(false);
  return (
    <Page title={t('nav.seller', { shop })} description={t('seller.description', { shop })}>
      {sent ? (
        <AuthCard>
          <FocusedHeading>{t('seller.doneTitle')}</FocusedHeading>
          <p className="mt-4 mb-8">{t('seller.doneText')}</p>
          <Link to={paths.home} className={buttonClass()}>
            {t('goHome')}
          </Link>
        </AuthCard>
      ) : (
        <AuthCard title={t('nav.seller', { shop })} lead={t('seller.lead', { shop })}>
          <SellerForm onSent={() => setSent(true)} />
        </AuthCard>
      )}
    </Page>
  );
};

export { BecomeSellerPage as Component };
