import { PasswordStrength } from '@shop/ui';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { useUser } from '@/shared/session/session';

/** Text ids by score. */
const LEVELS = [
  'strength.veryWeak',
  'strength.weak',
  'strength.fair',
  'strength.good',
  'strength.strong',
];

/** How hard a new password is to guess; one of little more than the names, that of the shop or of the shopper is easy. */
export const Strength = ({ password, names }: { password: string; names: readonly string[] }) => {
  const { t } = useText();
  const shop = useShopName();
  const user = useUser();
  return (
    <PasswordStrength
      password={password}
      names={[...names, shop, ...(user ? [user.name, user.email, user.username] : [])]}
      textOf={(score) => t(LEVELS[score] ?? '')}
      advice={t('strength.advice')}
    />
  );
};
