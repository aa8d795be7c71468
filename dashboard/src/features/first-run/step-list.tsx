import type { FirstRunDto } from '@shop/contracts';
import { cx } from '@shop/ui';
import { NavLink } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { DoneMark } from './done-mark';
import { isDone, STEPS, type Step } from './steps';

/** The steps, each with a link and whether it is done. */
export const StepList = ({ state, current }: { state: FirstRunDto; current: Step }) => {
  const t = useText();
  const titleOf = (step: Step, at: number) => `${at + 1}. ${t(`firstRun.step.${step}`)}`;
  return (
    <nav aria-label={t('firstRun.steps')} className="panel p-2">
      <ol className="max-lg:flex max-lg:justify-between">
        {STEPS.map((step, at) => (
          <li key={step}>
            <NavLink
              to={paths.firstRunStep(step)}
              aria-current={step === current ? 'step' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-3 px-3 py-2 hover:bg-sand max-sm:px-1.5',
                step === current && 'bg-sand font-semibold',
              )}
            >
              <DoneMark done={isDone(step, state)} />
              <span className="max-lg:sr-only">{titleOf(step, at)}</span>
            </NavLink>
          </li>
        ))}
      </ol>
      {/* On small screens the form begins on the first one. */}
      <p aria-hidden="true" className="px-3 pt-2 pb-1 font-semibold lg:hidden">
        {titleOf(current, STEPS.indexOf(current))}
      </p>
    </nav>
  );
};
