import { Button, controlClass, IconButton } from '@shop/ui';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import type { CategoryValues } from './category-values';

/** A list of tag fields, at least one; Enter moves to the next. */
export const TagInputs = ({ form }: { form: UseFormReturn<CategoryValues> }) => {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { fields, insert, remove } = useFieldArray({ control: form.control, name: 'tags' });
  const { tags: error } = form.formState.errors;
  const problem = error?.message ?? error?.root?.message;

  const add = (index: number) => insert(index, { tag: '' }, { focusName: `tags.${index}.tag` });
  const focusNext = (index: number) => {
    const [tag, next] = form.getValues([`tags.${index}.tag`, `tags.${index + 1}.tag`]);
    if (tag.trim() === '') return;
    if (next === '') form.setFocus(`tags.${index + 1}.tag`);
    else add(index + 1);
  };
  const removeTag = (index: number) => {
    remove(index);
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll('input') ?? [];
      inputs[Math.min(index, inputs.length - 1)]?.focus();
    });
  };
  return (
    <fieldset aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}>
      <legend className="text-small font-semibold">{t('categories.tags')}</legend>
      <p id={`${id}-hint`} className="mb-2 text-muted">
        {t('categories.tagsHint')}
      </p>
      <ul ref={list} className="grid gap-2 sm:grid-cols-2">
        {fields.map((field, index) => (
          <li key={field.id} className="flex gap-1">
            <input
              {...form.register(`tags.${index}.tag`)}
              aria-label={t('categories.tagNumber', { number: index + 1 })}
              maxLength={60}
              dir="auto"
              className={controlClass}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                focusNext(index);
              }}
            />
            <IconButton
              label={t('categories.removeTag', { number: index + 1 })}
              disabled={fields.length === 1}
              onClick={() => removeTag(index)}
            >
              <X className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {problem && (
        <p id={`${id}-error`} className="mt-2 font-semibold text-sale">
          {problem}
        </p>
      )}
      <Button variant="secondary" size="small" className="mt-3" onClick={() => add(fields.length)}>
        <Plus className="size-4" />
        {t('categories.addTag')}
      </Button>
    </fieldset>
  );
};
