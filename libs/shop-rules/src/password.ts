const COMMON = new Set(
  'password password1 password123 12345678 123456789 1234567890 qwertyui qwerty123 11111111 00000000 iloveyou abc12345 letmein1 welcome1 admin123 football baseball sunshine princess passw0rd'.split(
    ' ',
  ),
);

/** Why a password is refused, or null: 8 to 128 characters, not a common one, not the e-mail. */
export const passwordProblem = (password: string, email?: string): string | null => {
  if (password.length < 8) return 'The password needs at least 8 characters.';
  if (password.length > 128) return 'The password may have at most 128 characters.';
  if (COMMON.has(password.toLowerCase())) return 'This password is too common.';
  if (email && password.toLowerCase() === email.toLowerCase())
    return 'The password must differ from the e-mail address.';
  return null;
};
