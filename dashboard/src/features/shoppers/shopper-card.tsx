import { enteredText } from '@shop/shop-rules';
import type { UserDto } from '@shop/contracts';
import { ContactLinks } from '@/shared/display/contact-links';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ShopperLink } from './shopper-link';
import { useGenderOf } from './use-gender-of';

/** Name, contact and address of a shopper. */
export const ShopperCard = ({ shopper }: { shopper: UserDto }) => {
  const t = useText();
  const { city } = useFormat();
  const gender = useGenderOf()(shopper);
  const { id, name, username, email, phone } = shopper;
  const places = (['city', 'area', 'building', 'flat'] as const).filter((part) =>
    enteredText(shopper[part]),
  );
  return (
    <li className="panel flex flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0">
          <ShopperLink id={id} name={name} />
          {enteredText(username) && (
            <span className="block text-mini break-all text-muted">
              <bdi dir="ltr">{username}</bdi>
            </span>
          )}
        </h2>
        {gender && <span className="shrink-0 text-mini text-muted">{gender}</span>}
      </div>
      <ContactLinks email={email} phone={enteredText(phone) ? phone : undefined} />
      {places.length > 0 && (
        <dl className="mt-auto grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-t border-line pt-3 text-small">
          {places.map((part) => (
            <div key={part} className="contents">
              <dt className="text-muted">{t(`shoppers.addressPart.${part}`)}</dt>
              <dd className="break-words">
                <bdi>{part === 'city' ? city(shopper.city) : shopper[part]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
};
