import { Button, buttonClass } from '@shop/ui';
import { chatUrl } from '@/shared/contact';
import { Page } from '@/shared/page';
import { panels } from '@/shared/panels';
import { useText } from '@/shared/text';

export const PaymentFailurePage = () => {
  const { t } = useText();
  return (
    <Page title={t('failure.title')} className="wrap py-12 md:py-20">
      <div className="max-w-xl">
        <h1 tabIndex={-1} className="display text-h1">
          {t('failure.title')}
        </h1>
        <p className="mt-4">{t('failure.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={() => panels.open('cart')}>{t('failure.cart')}</Button>
          <a
            href={chatUrl()}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('nav.chat')}
          </a>
        </div>
      </div>
    </Page>
  );
};
