import type { DraftOrderDto } from '@shop/contracts';
import { SelectField, TextAreaField, TextField } from '@shop/ui';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { unwrap } from '@shop/api-client';
import { CityField } from '@/shared/forms/city-field';
import { fieldProps } from '@/shared/forms/field-props';
import { useRequestKey } from '@/shared/forms/use-request-key';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { DraftLines } from './draft-lines';
import { addDraft, changeDraft, draftOrdersQueries } from './draft-orders.queries';
import {
  linesIn,
  linesText,
  MOST_LINES,
  NEW_DRAFT,
  toInput,
  valuesOf,
  withLine,
  type DraftValues,
  type FormLine,
} from './draft-values';
import { ProductPicker } from './product-picker';
import { ShopperFinder } from './shopper-finder';
import { useQueryClient } from '@tanstack/react-query';

const PLACE = ['city', 'area', 'building', 'flat'] as const;

type Form = UseFormReturn<DraftValues>;

const Items = ({ form, first }: { form: Form; first?: number | undefined }) => {
  const t = useText();
  const { errors } = form.formState;
  const lines = linesIn(form.watch('lines'));
  const set = (next: FormLine[]) =>
    form.setValue('lines', linesText(next), { shouldDirty: true, shouldValidate: true });
  const isFull = lines.length >= MOST_LINES;
  return (
    <Panel title={t('drafts.items')}>
      <input
        type="hidden"
        {...form.register('lines', {
          validate: (text) => text !== '[]' || t('drafts.itemsNeeded'),
        })}
      />
      <DraftLines lines={lines} city={form.watch('city')} onChange={set} />
      {errors.lines && (
        <p role="alert" className="mt-3 font-semibold text-sale">
          {errors.root ? t('drafts.linesChanged') : errors.lines.message}
        </p>
      )}
      <div className="mt-5">
        {isFull ? (
          <p className="text-muted">{t('drafts.full', { count: MOST_LINES })}</p>
        ) : (
          <ProductPicker first={first} onAdd={(line) => set(withLine(lines, line))} />
        )}
      </div>
    </Panel>
  );
};

const Shopper = ({ form }: { form: Form }) => {
  const t = useText();
  const optionalText = t('rows.optional');
  const field = (name: Exclude<keyof DraftValues, 'lines'>, maxLength: number) => ({
    ...{ optionalText, maxLength },
    ...fieldProps(form, name),
  });
  return (
    <Panel title={t('drafts.shopper')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex flex-col gap-2 sm:col-span-2">
          <TextField
            label={t('drafts.phone')}
            type="tel"
            dir="ltr"
            autoComplete="off"
            {...field('phone', 40)}
          />
          <ShopperFinder
            phone={form.watch('phone')}
            onChoose={({ order: _order, phone: _phone, ...known }) => {
              // Half a place would be mixed with what was typed.
              const hasPlace = PLACE.some((part) => known[part] !== '');
              for (const [name, value] of Object.entries(known))
                if (value || (hasPlace && PLACE.some((part) => part === name)))
                  form.setValue(name as keyof typeof known, value, { shouldDirty: true });
            }}
          />
        </div>
        <TextField label={t('drafts.name')} autoComplete="off" {...field('fullName', 120)} />
        <TextField
          label={t('drafts.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          {...field('email', 200)}
        />
        <CityField label={t('orders.address.city')} {...fieldProps(form, 'city')} />
        <TextField label={t('orders.address.area')} autoComplete="off" {...field('area', 200)} />
        <TextField
          label={t('orders.address.building')}
          autoComplete="off"
          {...field('building', 200)}
        />
        <TextField label={t('drafts.flat')} autoComplete="off" {...field('flat', 60)} />
      </div>
    </Panel>
  );
};

const Conversation = ({ form }: { form: Form }) => {
  const t = useText();
  const optionalText = t('rows.optional');
  return (
    <Panel title={t('drafts.conversation')}>
      <div className="grid gap-4">
        <SelectField
          label={t('drafts.language')}
          hint={t('drafts.languageHint')}
          {...fieldProps(form, 'locale')}
        >
          <option value="en">English</option>
          <option value="ar">العربية</option>
        </SelectField>
        <TextField
          label={t('drafts.conversationUrl')}
          hint={t('drafts.conversationHint')}
          optionalText={optionalText}
          type="url"
          dir="ltr"
          maxLength={500}
          {...fieldProps(form, 'conversationUrl', {
            validate: (text) =>
              text.trim() === '' || text.trim().startsWith('https://') || t('drafts.urlNeeded'),
          })}
        />
        <TextAreaField
          label={t('drafts.note')}
          hint={t('drafts.noteHint')}
          optionalText={optionalText}
          rows={3}
          maxLength={500}
          dir="auto"
          {...fieldProps(form, 'note')}
        />
      </div>
    </Panel>
  );
};

/** Makes a draft, or changes one until it is bought or withdrawn. */
export const DraftForm = ({
  draft,
  product,
  onSaved,
  onReload,
}: {
  /** Missing for a new one. */
  draft?: DraftOrderDto;
  /** Id of a product to add to a new one. */
  product?: number | undefined;
  onSaved: (id: number) => void;
  /** Discarding shows what is stored now. */
  onReload?: () => void;
}) => {
  const t = useText();
  const queries = useQueryClient();
  const once = useRequestKey('draft-order');
  const added = useRef<number>(undefined);
  const { form, change } = useVersionedForm({
    row: { version: draft?.version ?? 0, values: draft ? valuesOf(draft) : NEW_DRAFT },
    valuesOf: ({ values }) => values,
    load: async () => {
      const latest = await queries.fetchQuery({
        ...draftOrdersQueries.one(draft?.id ?? 0),
        staleTime: 0,
      });
      return { version: latest.version, values: valuesOf(latest) };
    },
    save: async (values, { version }) => {
      const input = toInput(values);
      if (draft) return changeDraft(draft.id, { ...input, version });
      const answer = await once(input, (key) => addDraft(input, key));
      added.current = unwrap(answer).draft.id;
      return answer;
    },
    staleKeys: [['draftOrders']],
    texts: { saved: 'drafts.saved', notSaved: 'drafts.notSaved' },
    onSaved: () => {
      const id = draft?.id ?? added.current;
      if (id !== undefined) onSaved(id);
    },
  });
  return (
    <SavedForm
      form={form}
      change={change}
      label={t('drafts.title')}
      saveText={t('drafts.save')}
      onReload={() =>
        queries.invalidateQueries({ queryKey: ['draftOrders'] }).then(() => onReload?.())
      }
    >
      <Items form={form} first={product} />
      <Shopper form={form} />
      <Conversation form={form} />
    </SavedForm>
  );
};
