import type { AddressDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { AddressText } from '@/shared/addresses/address-text';
import { isSamePlace, toDetails } from '@/shared/addresses/addresses.queries';
import { ContactFields, NO_DETAILS, type ContactDetails } from '@/shared/forms/contact-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { useText } from '@/shared/i18n/text';
import type { ShopForm } from '@/shared/forms/use-shop-form';
import { isComplete } from '../checkout';
import { SavedAddresses } from './saved-addresses';

const FIELDS = ['fullName', 'phone', 'city', 'area', 'building', 'flat', 'notes'] as const;

/** Delivery address: the saved ones or a summary, or the fields while it is incomplete or edited. */
export const AddressSection = ({
  form,
  saved,
  isLoading,
  profile,
  children,
}: {
  form: ShopForm<ContactDetails>;
  /** Complete addresses of the address book. */
  saved: readonly AddressDto[];
  /** The address book is still loading. */
  isLoading: boolean;
  /** The address of the profile; a guest has none. */
  profile: ContactDetails | undefined;
  /** Content below the address. */
  children?: ReactNode;
}) => {
  const { t } = useText();
  const address = form.watch();
  const [open, setOpen] = useState(!isComplete(form.getValues()));
  const [pressed, setPressed] = useState(false);
  /** The address before it was edited. */
  const before = useRef<ContactDetails>(undefined);
  const isEditing = open || form.problems.length > 0;
  const isSaved = saved.some((each) => isSamePlace(each, address));
  const { setFocus } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (pressed) setFocus('fullName');
  }, [pressed, setFocus]);
  const choose = (next: ContactDetails) => {
    form.reset({ ...next, email: address.email });
    setOpen(false);
    setPressed(false);
  };
  const [first] = saved;
  const chooseSaved = useEffectEvent(() => {
    if (pressed || isDirty) return;
    // The profile has the place of the default address, but neither its recipient nor its note.
    const isUnchanged = FIELDS.every((field) => address[field] === profile?.[field]);
    const same = isUnchanged ? saved.find((each) => isSamePlace(each, address)) : undefined;
    const next = isComplete(address) ? same : first;
    if (next) choose(toDetails(next));
  });
  // The address book may be newer than the profile that this browser knows.
  useEffect(() => chooseSaved(), [first?.id]);
  const edit = () => {
    before.current = form.getValues();
    setOpen(true);
    setPressed(true);
  };
  /** Another place for the same person. */
  const addNew = () => {
    const { fullName, phone, email } = address;
    edit();
    form.reset({ ...NO_DETAILS, fullName, phone, email });
  };
  return (
    <section className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold">{t('checkout.deliverTo')}</h3>
        {!isEditing && (
          <Button
            variant="quiet"
            className="-my-2 -me-5 underline"
            aria-label={`${t('checkout.change')}: ${t('checkout.deliverTo')}`}
            onClick={edit}
          >
            {t('checkout.change')}
          </Button>
        )}
        {isEditing && first && (
          <Button
            variant="quiet"
            className="-my-2 -me-5 underline"
            onClick={() => choose(before.current ?? toDetails(first))}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
      <FormProblems form={form} />
      {isEditing && <ContactFields form={form} fields={FIELDS} />}
      {!isEditing && !(isSaved && saved.length > 1) && <AddressText address={address} />}
      {!isEditing && saved.length > (isSaved ? 1 : 0) && (
        <SavedAddresses addresses={saved} value={address} onChoose={choose} />
      )}
      {!isEditing && (first || isLoading) && (
        <Button variant="quiet" className="-my-2 -ms-5 self-start underline" onClick={addNew}>
          {t('address.new')}
        </Button>
      )}
      {children}
    </section>
  );
};
