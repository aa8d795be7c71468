import type { MissingWordsDto, SearchStepDto } from '@shop/contracts';
import { Button, EmptyState } from '@shop/ui';
import { Plus, SquareArrowOutUpRight } from 'lucide-react';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';

interface Actions {
  /** Opens the form of synonyms with these terms. */
  onSynonym: (terms: string[]) => void;
  /** Opens the form of a landing. */
  onLanding: (words: string, path?: string) => void;
}

const Step = ({
  step,
  words,
  onSynonym,
  onLanding,
}: Actions & { step: SearchStepDto; words: string }) => {
  const t = useText();
  const nameOf = useNameOf();
  // Isolated: the name may be in the other script.
  const name = `\u2068${nameOf(step)}\u2069`;
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() =>
        step.kind === 'words'
          ? onSynonym([words, step.name])
          : onLanding(words, `/${step.kind}/${step.id}`)
      }
    >
      {t(`searchWords.step.${step.kind}`, { name, count: step.times })}
    </Button>
  );
};

const Missing = ({ row, ...actions }: Actions & { row: MissingWordsDto }) => {
  const t = useText();
  const { day } = useFormat();
  const { words, searches, lastDay, suggestions, steps } = row;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-semibold break-words">
          <bdi>{words}</bdi>
        </h3>
        <p className="text-mini text-muted tabular-nums">
          {t('searchWords.searched', { count: searches })} · {day(lastDay)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {suggestions.map((suggestion) => (
          <Button
            key={suggestion}
            variant="secondary"
            size="small"
            aria-label={t('searchWords.sameAs', { word: suggestion, words })}
            onClick={() => actions.onSynonym([words, suggestion])}
          >
            <bdi>{suggestion}</bdi>
          </Button>
        ))}
        {steps.map((step) => (
          <Step key={`${step.kind}-${step.name}`} {...actions} {...{ step, words }} />
        ))}
        <span className="ms-auto flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={() => actions.onSynonym([words])}>
            <Plus className="size-4" />
            {t('searchWords.addSynonym')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => actions.onLanding(words)}>
            <SquareArrowOutUpRight className="size-4" />
            {t('searchWords.openPage')}
          </Button>
        </span>
      </div>
    </li>
  );
};

/** Searches that found nothing, with words that may be meant and what shoppers did next. */
export const MissingList = ({ rows, ...actions }: Actions & { rows: MissingWordsDto[] }) => {
  const t = useText();
  if (rows.length === 0) return <EmptyState text={t('searchWords.noMissing')} />;
  return (
    <ul aria-label={t('searchWords.missing')}>
      {rows.map((row) => (
        <Missing key={row.words} row={row} {...actions} />
      ))}
    </ul>
  );
};
