import { PROBLEM_RULES, PRODUCT_PROBLEMS, type ProductProblem } from '@shop/shop-rules';
import { Badge, type BadgeTone } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';

export const TONES = {
  error: 'sale',
  warning: 'brass',
  hint: 'neutral',
} as const satisfies Record<string, BadgeTone>;

/** What needs work in a product of a list, the most severe first. */
export const ProblemBadges = ({ problems }: { problems: readonly ProductProblem[] }) => {
  const t = useText();
  return (
    <ul aria-label={t('checks.needsWork')} className="my-1 flex flex-wrap gap-1">
      {PRODUCT_PROBLEMS.filter((problem) => problems.includes(problem)).map((problem) => (
        <li key={problem}>
          <Badge tone={TONES[PROBLEM_RULES[problem].severity]}>
            {t(`checks.problem.${problem}`)}
          </Badge>
        </li>
      ))}
    </ul>
  );
};
