import { buttonClass, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { AppearanceForm } from '@/features/appearance/appearance-form';
import { appearanceQueries } from '@/features/appearance/appearance.queries';
import { BusinessDetailsForm } from '@/features/business-details/business-details-form';
import { businessDetailsQueries } from '@/features/business-details/business-details.queries';
import { firstRunQueries } from '@/features/first-run/first-run.queries';
import { ProviderTests } from '@/features/first-run/provider-tests';
import { StepList } from '@/features/first-run/step-list';
import { isStep, nextStep, STEPS, type Step } from '@/features/first-run/steps';
import { useSignedIn } from '@/features/session/use-staff';
import { ContactForm } from '@/features/settings/contact-form';
import { NameForm } from '@/features/settings/name-form';
import { settingsQueries } from '@/features/settings/settings.queries';
import { useShopName } from '@/shared/api/shop-name';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { LinkWithRight } from '@/shared/rights/link-with-right';

const SHAPE = <Skeleton className="h-96" />;

const AccountStep = () => {
  const t = useText();
  const { name, username } = useSignedIn();
  return (
    <Panel title={t('firstRun.step.account')}>
      <p>{t('firstRun.signedIn')}</p>
      <p className="mt-3 font-semibold">
        <bdi>{name}</bdi>
      </p>
      <p className="text-muted">
        <bdi dir="ltr">{username}</bdi>
      </p>
    </Panel>
  );
};

const NameStep = () => {
  const t = useText();
  const current = useQuery(settingsQueries.current());
  return (
    <QueryBoundary query={current} failed={t('settings.failed')} shape={SHAPE}>
      {(settings) => (
        <NameForm key={settings.version} settings={settings} onReload={current.refetch} />
      )}
    </QueryBoundary>
  );
};

const AppearanceStep = () => {
  const t = useText();
  const shopName = useShopName();
  const current = useQuery(appearanceQueries.current());
  return (
    <QueryBoundary query={current} failed={t('appearance.failed')} shape={SHAPE}>
      {(saved) => (
        <AppearanceForm
          key={saved.version}
          saved={saved}
          shopName={shopName}
          onReload={current.refetch}
        />
      )}
    </QueryBoundary>
  );
};

const ContactStep = () => {
  const t = useText();
  const current = useQuery(settingsQueries.current());
  return (
    <QueryBoundary query={current} failed={t('settings.failed')} shape={SHAPE}>
      {(settings) => (
        <ContactForm key={settings.version} settings={settings} onReload={current.refetch} />
      )}
    </QueryBoundary>
  );
};

const BusinessStep = () => {
  const t = useText();
  const shopName = useShopName();
  const current = useQuery(businessDetailsQueries.current());
  return (
    <QueryBoundary query={current} failed={t('business.failed')} shape={SHAPE}>
      {(details) => (
        <BusinessDetailsForm
          key={details.version}
          details={details}
          shopName={shopName}
          onReload={current.refetch}
        />
      )}
    </QueryBoundary>
  );
};

const ProductStep = () => {
  const t = useText();
  return (
    <Panel title={t('firstRun.step.product')}>
      <p>{t('firstRun.productLead')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkWithRight
          right="categories.edit"
          to={paths.categories}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('firstRun.addCategory')}
        </LinkWithRight>
        <LinkWithRight right="products.edit" to={paths.addProduct} className={buttonClass()}>
          {t('nav.addProduct')}
        </LinkWithRight>
        <LinkWithRight
          right="products.import"
          to={paths.uploadProducts}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('nav.uploadProducts')}
        </LinkWithRight>
      </div>
    </Panel>
  );
};

/** Link to the step before or after, which also skips a step. */
const StepLinks = ({ step }: { step: Step }) => {
  const t = useText();
  const at = STEPS.indexOf(step);
  const before = STEPS[at - 1];
  const after = STEPS[at + 1];
  return (
    <div className="mt-4 flex flex-wrap justify-between gap-3">
      {before ? (
        <Link to={paths.firstRunStep(before)} className={buttonClass({ variant: 'quiet' })}>
          {t('firstRun.back')}
        </Link>
      ) : (
        <span />
      )}
      <Link
        to={after ? paths.firstRunStep(after) : paths.home}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t(after ? 'firstRun.next' : 'firstRun.toHome')}
      </Link>
    </div>
  );
};

/** The steps of a new shop, in any order; what is done is read from the shop's data. */
export const FirstRunPage = () => {
  const t = useText();
  const { step } = useParams();
  const query = useQuery(firstRunQueries.state());
  return (
    <>
      <PageHeader title={t('firstRun.title')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('firstRun.intro')}</p>
      <QueryBoundary query={query} failed={t('firstRun.failed')} shape={SHAPE}>
        {(state) => {
          const current = isStep(step) ? step : nextStep(state);
          return (
            <div className="grid items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
              <StepList state={state} current={current} />
              <div className="min-w-0">
                {current === 'account' && <AccountStep />}
                {current === 'name' && <NameStep />}
                {current === 'appearance' && <AppearanceStep />}
                {current === 'contact' && <ContactStep />}
                {current === 'business' && <BusinessStep />}
                {current === 'providers' && (
                  <Panel title={t('firstRun.step.providers')}>
                    <ProviderTests providers={state.providers} />
                  </Panel>
                )}
                {current === 'product' && <ProductStep />}
                <StepLinks step={current} />
              </div>
            </div>
          );
        }}
      </QueryBoundary>
    </>
  );
};
