import { ApiError } from '@shop/api-client';
import type { AddressDto, UserDto } from '@shop/contracts';
import { Button, CheckboxField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  addressesQuery,
  saveAddress,
  showAddresses,
  toAddress,
  toDetails,
} from '@/shared/addresses/addresses.queries';
import { deliverableCity } from '@/shared/forms/city-field';
import { ContactFields, NO_DETAILS, type ContactDetails } from '@/shared/forms/contact-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { useText } from '@/shared/i18n/text';
import { addressInput } from './address-input';

const FIELDS = ['label', 'fullName', 'phone', 'city', 'area', 'building', 'flat', 'notes'] as const;

const startOf = (user: UserDto, address: AddressDto | undefined): ContactDetails =>
  address
    ? { ...toDetails(address), city: deliverableCity(address.city) }
    : { ...NO_DETAILS, fullName: user.name, phone: user.phone };

/** Form of a new address or of one of the address book. */
export const AddressForm = ({
  user,
  address,
  isFirst,
  onDone,
}: {
  user: UserDto;
  /** Undefined for a new one. */
  address: AddressDto | undefined;
  /** The first address is the default one. */
  isFirst: boolean;
  onDone: () => void;
}) => {
  const { t } = useText();
  const queries = useQueryClient();
  // Input from before a reload is shown where it was, without a jump to it.
  const [isKept] = useState(() => addressInput.edited() !== undefined);
  const form = useShopForm<ContactDetails>(addressInput.over(startOf(user, address)));
  const [isDefault, setDefault] = useState(false);
  const { setFocus, watch } = form;
  useEffect(() => {
    if (!isKept) setFocus('label');
  }, [isKept, setFocus]);
  const id = address?.id;
  useEffect(() => {
    const { unsubscribe } = watch((details) => addressInput.keep(id, details));
    return unsubscribe;
  }, [id, watch]);
  const submit = form.sends(async (details) => {
    const input = { ...toAddress(details), ...(isDefault && { isDefault }) };
    try {
      showAddresses(queries, user.id, await saveAddress(user.id, input, id));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // Another tab has removed it: saved again, it is a new one.
      await queries.invalidateQueries(addressesQuery(user.id));
      return form.setFailure(t('address.gone'));
    }
    onDone();
  }, t('address.saveFailed'));
  const { isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblems form={form} />
      <ContactFields form={form} fields={FIELDS} />
      {!isFirst && !address?.isDefault && (
        <CheckboxField
          label={t('address.makeDefault')}
          checked={isDefault}
          onChange={({ target }) => setDefault(target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyText={t('saving')}>
          {t('address.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};
