import { cityName } from '@shop/shop-rules';
import type { ContactDetails } from '@/shared/forms/contact-fields';
import { useText } from '@/shared/i18n/text';
import { addressLine } from '@/shared/orders/address-line';

type Shown = Pick<
  ContactDetails,
  'fullName' | 'phone' | 'city' | 'area' | 'building' | 'flat' | 'notes'
>;

/** Recipient, address, phone number and note, one below the other. */
export const AddressText = ({ address }: { address: Shown }) => {
  const { locale } = useText();
  const { fullName, phone, flat, building, area, notes } = address;
  const parts = [flat, building, area, cityName(address.city, locale)];
  return (
    <div className="min-w-0 text-small break-words">
      <p className="font-semibold">
        <bdi>{fullName}</bdi>
      </p>
      <p className="text-muted">
        <bdi>{addressLine(parts, locale)}</bdi>
      </p>
      <p className="text-muted">
        <bdi dir="ltr">{phone}</bdi>
      </p>
      {notes && (
        <p className="text-muted">
          <bdi>{notes}</bdi>
        </p>
      )}
    </div>
  );
};
