import { Button } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { paths, shopUrl } from '@/shared/paths';
import { DoneMark } from './done-mark';
import { firstRunQueries } from './first-run.queries';
import { isDone, STEPS } from './steps';

const HIDDEN = 'first-run-hidden';
const LINK = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline';

/** What is left to do in a new shop, until its first order; can be hidden on this device. */
export const Checklist = () => {
  const t = useText();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) === 'true');
  const { data: state } = useQuery({ ...firstRunQueries.state(), enabled: !isHidden });
  if (isHidden || !state || state.order) return null;
  const steps = STEPS.map((step) => ({ step, done: isDone(step, state) }));
  const hide = () => {
    localStorage.setItem(HIDDEN, 'true');
    setHidden(true);
  };
  return (
    <Panel
      title={t('firstRun.title')}
      className="mb-4"
      action={
        <Button variant="quiet" size="small" onClick={hide}>
          {t('firstRun.hide')}
        </Button>
      }
    >
      <p className="-mt-2 mb-4 text-muted">
        {t('firstRun.progress', {
          done: steps.filter(({ done }) => done).length,
          all: steps.length + 1,
        })}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {steps.map(({ step, done }) => (
          <li key={step} className="flex items-center gap-3">
            <DoneMark done={done} />
            <Link to={paths.firstRunStep(step)} className={LINK}>
              {t(`firstRun.step.${step}`)}
            </Link>
          </li>
        ))}
        <li className="flex items-center gap-3">
          <DoneMark done={false} />
          <a href={shopUrl('/')} className={LINK}>
            {t('firstRun.firstOrder')}
          </a>
        </li>
      </ul>
    </Panel>
  );
};
