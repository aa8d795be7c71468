import { ErrorSummary, noteClass } from '@shop/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useText } from '@/shared/i18n/text';
import type { ShopForm } from './use-shop-form';

/**
 * Errors above the fields of a form: one sentence, or a list of links to the fields. A single invalid field shows its
 * own error and gets the focus.
 */
export const FormProblems = <T extends FieldValues>({
  form,
  className,
}: {
  form: ShopForm<T>;
  className?: string;
}) => {
  const { t } = useText();
  const { problems, failure, attempt } = form;
  const stopped = problems.length > 0 || failure !== undefined;
  // The page title includes the error for screen readers.
  useLayoutEffect(() => {
    if (!stopped) return;
    const title = document.title;
    document.title = t('form.errorTitle', { title });
    return () => {
      document.title = title;
    };
  }, [stopped, t]);
  const only = problems.length === 1 ? problems[0]?.field : undefined;
  const { setFocus } = form;
  useEffect(() => {
    if (only) setFocus(only as Path<T>);
  }, [only, attempt, setFocus]);
  // On a long form the submit button is out of view of the errors.
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => void sentence.current?.scrollIntoView({ block: 'nearest' }), [failure]);
  if (!failure && problems.length < 2) return null;
  return (
    <div className={className}>
      {failure && (
        <p ref={sentence} role="alert" className={noteClass('problem', 'scroll-my-5 text-small')}>
          {failure}
        </p>
      )}
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        items={(only ? [] : problems).map(({ field, text }) => ({
          text,
          onSelect: () => setFocus(field as Path<T>),
        }))}
        attempt={attempt}
      />
    </div>
  );
};
