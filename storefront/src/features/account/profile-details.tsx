import type { UserDto } from '@shop/contracts';
import { given } from '@/shared/given';
import { useText } from '@/shared/text';

/** Rows that read from left to right in every language. */
const LATIN = new Set<string>(['field.email', 'field.phone', 'field.username']);

/** What the shop knows about the shopper; what was never given says so. */
export const ProfileDetails = ({ user }: { user: UserDto }) => {
  const { t } = useText();
  const rows = [
    ['field.name', user.name],
    ['field.email', user.email],
    ['field.phone', user.phone],
    ['field.username', user.username],
    ['field.gender', user.gender],
    ['field.city', user.city],
    ['field.area', user.area],
    ['field.building', user.building],
    ['field.flat', user.flat],
  ] as const;
  return (
    <dl className="divide-y divide-line border-y border-line text-small">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[2fr_3fr] gap-3 py-3">
          <dt className="text-muted">{t(label)}</dt>
          <dd className="break-words">
            {given(value) ? (
              <bdi dir={LATIN.has(label) ? 'ltr' : undefined}>{value}</bdi>
            ) : (
              <span className="text-muted">{t('profile.notGiven')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
