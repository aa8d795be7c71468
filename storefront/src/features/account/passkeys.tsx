import { useChange } from '@shop/api-client';
import { usePasskeySignal } from '@shop/api-client/passkeys';
import type { UserDto } from '@shop/contracts';
import { Button, confirm, Loading, notify, PasskeyList, Skeleton, TextField } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '@/shared/api/server-message';
import { FormProblems } from '@/shared/forms/form-problems';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { formatDate, formatDateTime } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { RegionError } from '@/shared/layout/region-error';
import { accountQueries } from './account.queries';
import { passkeyText } from './passkey-text';
import { addPasskey, removePasskey, renamePasskey } from './passkeys.queries';

/** What differs from a login. */
const NOT_ADDED = { cancelled: 'passkeys.notAdded', failed: 'passkeys.notAdded' };

/** The name of a passkey, which is then added or renamed. */
const NameForm = ({
  name = '',
  label,
  submitText,
  busyText,
  messageOf,
  save,
  onCancel,
}: {
  name?: string;
  label: string;
  submitText: string;
  busyText: string;
  messageOf: (error: unknown) => string;
  /** Saves the name; the signal ends when the form is closed. */
  save: (name: string, signal?: AbortSignal) => Promise<unknown>;
  onCancel: () => void;
}) => {
  const { t } = useText();
  const { filled } = useRules();
  const signal = usePasskeySignal();
  const form = useShopForm({ name });
  const { errors, setFocus, setFailure } = form;
  // The button that had the focus is gone.
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = form.sends(
    async (values) =>
      save(values.name.trim(), signal()).catch((error: unknown) => setFailure(messageOf(error))),
    messageOf(undefined),
  );
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="flex flex-col gap-4">
      <FormProblems form={form} />
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        error={errors.name?.message}
        maxLength={60}
        dir="auto"
        enterKeyHint="done"
        {...form.register('name', filled('passkeys.nameNeeded'))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.formState.isSubmitting} busyText={busyText}>
          {submitText}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The passkeys of the shopper: list, add, rename, remove. */
export const Passkeys = ({ user: { id: userId, emailVerified } }: { user: UserDto }) => {
  const { t, locale } = useText();
  const query = accountQueries.passkeys(userId);
  const { data, isError, refetch } = useQuery(query);
  /** Id of the passkey whose name is in the form; "new" for another one. */
  const [edited, setEdited] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setEdited(undefined);
    heading.current?.focus();
  };
  const done = (id: string) => {
    notify(t(id), { kind: 'success' });
    close();
  };
  const add = useChange(
    ({ name, signal }: { name: string; signal?: AbortSignal | undefined }) =>
      addPasskey(userId, name, signal),
    [query.queryKey],
    { onSuccess: () => done('passkeys.added') },
  );
  const rename = useChange(
    ({ id, name }: { id: string; name: string }) => renamePasskey(userId, id, name),
    [query.queryKey],
    {
      onSuccess: () => done('passkeys.renamed'),
      // Another tab may have removed it.
      onError: () => refetch(),
    },
  );
  const remove = useChange(
    (id: string) => removePasskey(userId, id),
    [query.queryKey, accountQueries.sessions(userId).queryKey],
    {
      onSuccess: () => {
        notify(t('passkeys.removed'), { kind: 'success' });
        heading.current?.focus();
      },
      onError: (error) => {
        notify(serverMessage(error, t('passkeys.failed')), { kind: 'error' });
        // Another tab may have removed it.
        return refetch();
      },
    },
  );
  const nameOf = (id: string) => data?.find((each) => each.id === id)?.name ?? '';
  const ask = async (id: string) => {
    const isSure = await confirm({
      title: t('passkeys.removeNamed', { name: nameOf(id) }),
      text: t('passkeys.removeText'),
      yesText: t('passkeys.remove'),
      noText: t('cancel'),
      danger: true,
    });
    if (isSure) remove.mutate(id);
  };
  return (
    <section aria-labelledby="passkeys">
      <h2
        id="passkeys"
        ref={heading}
        tabIndex={-1}
        className="mb-2 text-h3 font-semibold outline-none"
      >
        {t('passkeys.title')}
      </h2>
      <p className="mb-4 text-small text-muted">{t('passkeys.lead')}</p>
      {isError && !data && <RegionError onRetry={refetch} />}
      {!data && !isError && (
        <Loading text={t('loading')}>
          <Skeleton className="h-16" />
        </Loading>
      )}
      {data && data.length > 0 && (
        <PasskeyList
          label={t('passkeys.title')}
          passkeys={data.map(({ id, name, createdAt, lastUsedAt }) => ({
            ...{ id, name },
            details: [
              t('passkeys.created', { day: formatDate(createdAt, locale) }),
              lastUsedAt
                ? t('sessions.seen', { time: formatDateTime(lastUsedAt, locale) })
                : t('passkeys.unused'),
            ].join(' · '),
          }))}
          rename={{
            text: t('passkeys.rename'),
            label: (name) => t('passkeys.renameNamed', { name }),
            onPress: setEdited,
          }}
          remove={{
            text: t('passkeys.remove'),
            label: (name) => t('passkeys.removeNamed', { name }),
            onPress: (id) => void ask(id),
          }}
          edited={edited}
          form={
            edited && (
              <NameForm
                key={edited}
                name={nameOf(edited)}
                label={t('passkeys.renameNamed', { name: nameOf(edited) })}
                submitText={t('passkeys.rename')}
                busyText={t('sending')}
                messageOf={(error) => serverMessage(error, t('passkeys.notRenamed'))}
                save={(name) => rename.mutateAsync({ id: edited, name })}
                onCancel={close}
              />
            )
          }
        />
      )}
      {data &&
        (edited === 'new' ? (
          <NameForm
            label={t('passkeys.add')}
            submitText={t('passkeys.continue')}
            busyText={t('passkey.waiting')}
            messageOf={(error) => passkeyText(error, t, NOT_ADDED)}
            save={(name, signal) => add.mutateAsync({ name, signal })}
            onCancel={close}
          />
        ) : !emailVerified ? (
          <p className="mt-4 bg-sand px-4 py-3 text-small">{t('passkeys.verifyFirst')}</p>
        ) : (
          <Button variant="secondary" className="mt-4" onClick={() => setEdited('new')}>
            {t('passkeys.add')}
          </Button>
        ))}
    </section>
  );
};
