import { latinDigits, passwordProblem } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** What every phone number has; the server knows the rest. */
const PHONE = /^\+?[\d\s()-]{7,30}$/;

/** Why a password is refused: catalogue id of the sentence. */
const weakness = (password: string, email?: string): string | undefined => {
  if (password.length < 8) return 'password.short';
  if (password.length > 128) return 'password.long';
  if (passwordProblem(password)) return 'password.common';
  return passwordProblem(password, email) ? 'password.isEmail' : undefined;
};

/** What the fields of the shop ask for, in the words of the page. */
export const useRules = () => {
  const { t } = useText();
  const filled = (id: string) => ({
    validate: { filled: (text: string) => text.trim() !== '' || t(id) },
  });
  return {
    filled,
    email: {
      ...filled('field.emailRequired'),
      pattern: { value: EMAIL, message: t('field.emailInvalid') },
    },
    phone: {
      validate: {
        ...filled('field.phoneRequired').validate,
        phone: (text: string) => PHONE.test(latinDigits(text)) || t('field.phoneInvalid'),
      },
    },
    /** A new password; it differs from the address typed beside it. */
    newPassword: {
      required: t('login.passwordRequired'),
      validate: (value: string, others: object) => {
        const email = 'email' in others ? String(others.email) : undefined;
        const id = weakness(value, email);
        return id === undefined || t(id);
      },
    },
  };
};
