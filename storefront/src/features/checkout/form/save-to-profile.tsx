import type { UserDto } from '@shop/contracts';
import { CheckboxField } from '@shop/ui';
import { useWatch } from 'react-hook-form';
import { isSamePlace } from '@/shared/addresses/addresses.queries';
import type { ContactDetails } from '@/shared/forms/contact-fields';
import { useText } from '@/shared/i18n/text';
import type { ShopForm } from '@/shared/forms/use-shop-form';
import { checkoutDraft } from '../checkout-draft';

/** Checkbox that saves the address; hidden when it is saved already. */
export const SaveToProfile = ({
  form,
  user,
  known,
}: {
  form: ShopForm<ContactDetails>;
  user: UserDto | null;
  /** Addresses that are saved already. */
  known: readonly Parameters<typeof isSamePlace>[0][];
}) => {
  const { t } = useText();
  useWatch({ control: form.control });
  if (known.some((address) => isSamePlace(address, form.getValues()))) return null;
  return (
    <CheckboxField
      label={t('checkout.saveToProfile')}
      defaultChecked={checkoutDraft.isForProfile(user)}
      onChange={({ target }) => checkoutDraft.setForProfile(user, target.checked)}
    />
  );
};
