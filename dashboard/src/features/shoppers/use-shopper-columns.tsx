import { enteredText } from '@shop/shop-rules';
import type { UserDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { ContactLinks } from '@/shared/display/contact-links';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ShopperLink } from './shopper-link';
import { useGenderOf } from './use-gender-of';

const PARTS = ['area', 'building', 'flat'] as const;

/** Columns of the table of shoppers. */
export const useShopperColumns = (): Column<UserDto>[] => {
  const t = useText();
  const genderOf = useGenderOf();
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('shoppers.name'),
      rowHeader: true,
      cell: ({ id, name, username }) => (
        <>
          <ShopperLink id={id} name={name} />
          {enteredText(username) && (
            <span className="block text-mini break-all text-muted">
              <bdi dir="ltr">{username}</bdi>
            </span>
          )}
        </>
      ),
    },
    { key: 'gender', header: t('shoppers.gender'), cell: genderOf },
    {
      key: 'contact',
      header: t('shoppers.contact'),
      cell: ({ email, phone }) => (
        <ContactLinks email={email} phone={enteredText(phone) ? phone : undefined} />
      ),
    },
    {
      key: 'city',
      header: t('shoppers.city'),
      cell: ({ city }) =>
        enteredText(city) && <bdi className="whitespace-nowrap">{format.city(city)}</bdi>,
    },
    {
      key: 'address',
      header: t('shoppers.address'),
      cell: (shopper) => (
        <ul>
          {PARTS.filter((part) => enteredText(shopper[part])).map((part) => (
            <li key={part}>
              <span className="text-muted">{t(`shoppers.addressPart.${part}`)}: </span>
              <bdi>{shopper[part]}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
  ];
};
