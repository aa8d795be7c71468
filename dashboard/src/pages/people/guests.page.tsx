import { ApiError, useChange } from '@shop/api-client';
import { Button, ErrorState, Loading, Skeleton, TextField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { GuestRecord } from '@/features/guests/guest-record';
import { findGuest } from '@/features/guests/guests.queries';
import { RetentionPanel } from '@/features/guests/retention-panel';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

/** Finds, exports and erases what is stored about a person without an account. */
export const GuestsPage = () => {
  const t = useText();
  const maySeeShoppers = useMay()('shoppers.view');
  const form = useForm({ defaultValues: { contact: '' } });
  const { register, formState, handleSubmit } = form;
  const find = useChange(findGuest, [], { showError: (error) => showRefusal(error, form) });
  const { data: guest, variables: contact = '', isPending, error, mutate } = find;
  const isInvalid = error instanceof ApiError && error.status === 400;
  return (
    <>
      <PageHeader
        title={t('guests.title')}
        above={maySeeShoppers ? [{ text: t('nav.shoppers'), to: paths.shoppers }] : []}
      />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('guests.about')}</p>
      <form
        noValidate
        aria-label={t('guests.title')}
        className="panel mb-4 flex flex-wrap items-start gap-3 p-5"
        onSubmit={(event) => void handleSubmit((values) => mutate(values.contact.trim()))(event)}
      >
        <TextField
          label={t('guests.contact')}
          hint={t('guests.contactHint')}
          error={formState.errors.contact?.message}
          className="min-w-64 grow basis-80"
          dir="auto"
          autoComplete="off"
          maxLength={200}
          {...register('contact', {
            validate: (text) => text.trim() !== '' || t('guests.contactNeeded'),
          })}
        />
        <Button type="submit" busy={isPending} className="max-sm:w-full sm:mt-7">
          {t('guests.find')}
        </Button>
      </form>
      {isPending && (
        <Loading text={t('shell.loading')}>
          <Skeleton className="h-64" />
        </Loading>
      )}
      {error && !isInvalid && (
        <ErrorState
          text={t('guests.failed')}
          retryText={t('list.retry')}
          onRetry={() => mutate(contact)}
        />
      )}
      {guest && <GuestRecord contact={contact} guest={guest} onErased={() => mutate(contact)} />}
      <RetentionPanel />
    </>
  );
};
