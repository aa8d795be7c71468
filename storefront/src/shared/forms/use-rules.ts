import { latinDigits, passwordProblem } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Minimum format of a phone number; the server validates the rest. */
const PHONE = /^\+?[\d\s()-]{7,30}$/;

/** Text id of the reason why a password is invalid. */
const weakness = (password: string, email?: string): string | undefined => {
  if (password.length < 8) return 'password.short';
  if (password.length > 128) return 'password.long';
  if (passwordProblem(password)) return 'password.common';
  return passwordProblem(password, email) ? 'password.isEmail' : undefined;
};

/** Validation rules of the shop's fields with their messages. */
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
    /** A new password; must differ from the email address. */
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
