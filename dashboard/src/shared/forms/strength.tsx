import { PasswordStrength } from '@shop/ui';
import { useShopNames } from '@/shared/api/shop-name';
import { useText } from '@/shared/i18n/use-text';

/** Text ids by score. */
const LEVELS = [
  'strength.veryWeak',
  'strength.weak',
  'strength.fair',
  'strength.good',
  'strength.strong',
];

/** How hard a new password is to guess; one of little more than the names or that of the shop is easy. */
export const Strength = ({ password, names }: { password: string; names: readonly string[] }) => {
  const t = useText();
  const shop = useShopNames();
  return (
    <PasswordStrength
      password={password}
      names={[...names, shop.en, shop.ar]}
      textOf={(score) => t(LEVELS[score] ?? '')}
      advice={t('strength.advice')}
    />
  );
};
