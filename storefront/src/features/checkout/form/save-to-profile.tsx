import type { UserDto } from '@shop/contracts';
import { CheckboxField } from '@shop/ui';
import { useWatch } from 'react-hook-form';
import type { ContactDetails } from '@/shared/forms/contact-fields';
import { useText } from '@/shared/i18n/text';
import type { ShopForm } from '@/shared/forms/use-shop-form';
import { isOfProfile } from '../checkout';
import { checkoutDraft } from '../checkout-draft';

/** Checkbox that saves the address to the profile; hidden when the profile already has it. */
export const SaveToProfile = ({
  form,
  user,
}: {
  form: ShopForm<ContactDetails>;
  user: UserDto;
}) => {
  const { t } = useText();
  useWatch({ control: form.control });
  if (isOfProfile(form.getValues(), user)) return null;
  return (
    <CheckboxField
      label={t('checkout.saveToProfile')}
      defaultChecked={checkoutDraft.isForProfile(user)}
      onChange={({ target }) => checkoutDraft.setForProfile(user, target.checked)}
    />
  );
};
