import { ErrorSummary } from '@shop/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useText } from '@/shared/i18n/text';
import type { ShopForm } from './use-shop-form';

/**
 * What stopped a form, above its fields: one sentence, or the list of fields with ways to them. A single
 * wrong field has its own sentence already and gets the focus itself.
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
  // The tab says it too, for whoever looks at or listens to the tab first.
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
  // The button stands below the fields of a long form, the sentence above them.
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => void sentence.current?.scrollIntoView({ block: 'nearest' }), [failure]);
  if (!failure && problems.length < 2) return null;
  return (
    <div className={className}>
      {failure && (
        <p
          ref={sentence}
          role="alert"
          className="scroll-my-5 border-s-2 border-sale bg-sand px-4 py-3 text-small"
        >
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
