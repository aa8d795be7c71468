import { PROBLEM_RULES, PRODUCT_PROBLEMS, type ProductProblem } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/use-text';

const TONES = {
  error: 'font-semibold text-sale',
  warning: 'font-semibold text-brass',
  hint: 'text-muted',
} as const;

/** What needs work in a product of a list, the most severe first. */
export const ProblemNames = ({ problems }: { problems: readonly ProductProblem[] }) => {
  const t = useText();
  return (
    <ul aria-label={t('checks.needsWork')} className="flex flex-wrap gap-x-2 text-mini">
      {PRODUCT_PROBLEMS.filter((problem) => problems.includes(problem)).map((problem) => (
        <li key={problem} className={TONES[PROBLEM_RULES[problem].severity]}>
          {t(`checks.problem.${problem}`)}
        </li>
      ))}
    </ul>
  );
};
