import type { UserDto } from '@shop/contracts';
import { Button, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, startTransition, Suspense, useRef, useState } from 'react';
import { addressesQuery } from '@/shared/addresses/addresses.queries';
import { useText } from '@/shared/i18n/text';
import { RegionError } from '@/shared/layout/region-error';
import { useNeedsSignIn } from '@/shared/session/sign-in';
import { addressInput } from './address-input';
import { AddressRow } from './address-row';

const AddressForm = lazy(async () => ({ default: (await import('./address-form')).AddressForm }));

/** The saved addresses of the shopper: list, add, change, remove, choose the default one. */
export const AddressBook = ({ user }: { user: UserDto }) => {
  const { t } = useText();
  /** Id of the address in the form; "new" for another one. */
  const [edited, setEdited] = useState(addressInput.edited);
  const needsSignIn = useNeedsSignIn();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useQuery(addressesQuery(user.id));
  const addresses = data?.addresses ?? [];
  // A transition keeps the list on screen until the form is loaded.
  const edit = (id: number | 'new') => startTransition(() => setEdited(id));
  const focusHeading = () => heading.current?.focus();
  const endEditing = () => {
    addressInput.forget();
    setEdited(undefined);
    focusHeading();
  };
  // An open form stays, so that typed text is not lost.
  if (needsSignIn && edited === undefined) return null;
  const isFull = data !== undefined && addresses.length >= data.limit;
  return (
    <section aria-labelledby="addresses">
      <h2
        id="addresses"
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-h3 font-semibold outline-none"
      >
        {t('address.title')}
      </h2>
      {isError && !data && <RegionError onRetry={refetch} />}
      {!data && !isError && (
        <Loading text={t('loading')}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      <Suspense>
        {data &&
          (edited === undefined ? (
            <>
              {addresses.length === 0 ? (
                <p className="text-small text-muted">{t('address.none')}</p>
              ) : (
                <ul className="divide-y divide-line border-y border-line">
                  {addresses.map((address) => (
                    <AddressRow
                      key={address.id}
                      user={user}
                      address={address}
                      onEdit={() => edit(address.id)}
                      onChanged={focusHeading}
                    />
                  ))}
                </ul>
              )}
              {isFull ? (
                <p className="mt-4 text-small text-muted">
                  {t('address.full', { count: data.limit })}
                </p>
              ) : (
                <Button variant="secondary" className="mt-5" onClick={() => edit('new')}>
                  {t('address.add')}
                </Button>
              )}
            </>
          ) : (
            <AddressForm
              key={edited}
              user={user}
              address={addresses.find(({ id }) => id === edited)}
              isFirst={addresses.length === 0}
              onDone={endEditing}
            />
          ))}
      </Suspense>
    </section>
  );
};
