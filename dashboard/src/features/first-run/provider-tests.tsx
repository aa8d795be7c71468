import { ApiError, useChange } from '@shop/api-client';
import type { FirstRunDto } from '@shop/contracts';
import { Badge, Button, cx } from '@shop/ui';
import { ProviderText } from '@/shared/display/provider-text';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { firstRunQueries, testProvider } from './first-run.queries';

type ProviderState = FirstRunDto['providers'][number];

/** A provider with the button of its test, the last result and what the provider answered. */
const Provider = ({ provider, succeeded, testedAt, reason }: ProviderState) => {
  const t = useText();
  const { dateTime } = useFormat();
  const test = useChange(() => testProvider(provider), [firstRunQueries.key]);
  const refusal =
    test.error instanceof ApiError && test.error.serverMessage
      ? test.error.serverMessage
      : t('firstRun.testFailed');
  // A later test, in another tab or by someone else, replaces the answer to this one.
  const answer = test.data?.succeeded === succeeded ? test.data.message : reason;
  const result = test.error ? refusal : answer;
  const isFailure = test.error !== null || succeeded === false;
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 grow basis-60">
          <h3 className="flex flex-wrap items-center gap-2 font-semibold">
            {t(`firstRun.provider.${provider}`)}
            <Badge tone={succeeded === null ? 'neutral' : succeeded ? 'success' : 'sale'}>
              {succeeded === null
                ? t('firstRun.untested')
                : t(succeeded ? 'firstRun.works' : 'firstRun.fails')}
            </Badge>
          </h3>
          <p className="text-small text-muted">
            {testedAt
              ? t('firstRun.testedAt', { time: dateTime(testedAt) })
              : t(`firstRun.about.${provider}`)}
          </p>
        </div>
        <Button
          variant="secondary"
          busy={test.isPending}
          busyText={t('firstRun.testing')}
          onClick={() => test.mutate()}
        >
          {t(`firstRun.test.${provider}`)}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {result && (
          <span
            className={cx(
              'block border-s-2 bg-sand px-4 py-3 break-words',
              isFailure ? 'border-sale' : 'border-control',
            )}
          >
            <ProviderText text={result} />
          </span>
        )}
      </p>
    </li>
  );
};

/** The providers that the shop cannot sell without. */
export const ProviderTests = ({ providers }: Pick<FirstRunDto, 'providers'>) => (
  <ul className="divide-y divide-line">
    {providers.map((state) => (
      <Provider key={state.provider} {...state} />
    ))}
  </ul>
);
