import { ApiError } from '@shop/api-client';
import { Button, buttonClass, noteClass } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@/shared/routing/link';
import { followStockAlertLink } from '@/features/stock-alerts/stock-alerts.queries';
import { serverMessage } from '@/shared/api/server-message';
import { useText } from '@/shared/i18n/text';
import { FocusedHeading } from '@/shared/layout/focused-heading';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useLinkValues } from '@/shared/routing/use-link-values';
import { AuthCard } from '../parts/auth-card';

const TEXTS = {
  confirm: {
    lead: 'stockAlert.confirmLead',
    button: 'stockAlert.confirmButton',
    done: 'stockAlert.confirmed',
  },
  stop: {
    lead: 'stockAlert.stopLead',
    button: 'stockAlert.stopButton',
    done: 'stockAlert.stopped',
  },
};

/** Confirms a request, or deletes all requests, on click, because mail clients open links for previews. */
const StockAlertsPage = () => {
  const { t } = useText();
  const search = useLinkValues();
  const what = search.has('stop') ? 'stop' : 'confirm';
  const key = search.get(what);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (from: string) => followStockAlertLink(what, from),
  });
  const isInvalid = !key || (error instanceof ApiError && error.status === 400);
  const { lead, button, done } = TEXTS[what];
  const shop = (
    <Link to={paths.home} className={buttonClass({ size: 'large' })}>
      {t('stockAlert.shop')}
    </Link>
  );
  return (
    <Page title={t('stockAlert.title')}>
      {isSuccess ? (
        <AuthCard>
          <FocusedHeading>{t(done)}</FocusedHeading>
          <p className="mt-8">{shop}</p>
        </AuthCard>
      ) : (
        <AuthCard title={t('stockAlert.title')} lead={t(key ? lead : 'stockAlert.noLink')}>
          {error && (
            <p role="alert" className={noteClass('problem', 'mb-6 text-small')}>
              {serverMessage(error, t('stockAlert.failed'))}
            </p>
          )}
          {isInvalid ? (
            shop
          ) : (
            <Button
              size="large"
              busy={isPending}
              busyText={t('sending')}
              onClick={() => mutate(key)}
            >
              {t(button)}
            </Button>
          )}
        </AuthCard>
      )}
    </Page>
  );
};

export { StockAlertsPage as Component };
export const unlisted = true;
