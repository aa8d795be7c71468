const COMMON = new Set(
  'password password1 password123 12345678 123456789 1234567890 qwertyui qwerty123 11111111 00000000 iloveyou abc12345 letmein1 welcome1 admin123 football baseball sunshine princess passw0rd'.split(
    ' ',
  ),
);

/** Shorter passwords are refused. */
export const SHORTEST_PASSWORD = 8;

type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon' | 'sameAsEmail';

/** Reason why a password is invalid, or null: 8 to 128 characters, not common, not the email. */
export const passwordProblem = (password: string, email?: string): PasswordProblem | null => {
  if (password.length < SHORTEST_PASSWORD) return 'tooShort';
  if (password.length > 128) return 'tooLong';
  if (COMMON.has(password.toLowerCase())) return 'tooCommon';
  if (email && password.toLowerCase() === email.toLowerCase()) return 'sameAsEmail';
  return null;
};
