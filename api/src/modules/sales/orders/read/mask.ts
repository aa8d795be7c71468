/** First letter of each word: "Layla Hassan" -> "L**** H*****". */
export const maskName = (name: string): string =>
  name.replace(/\p{L}[\p{L}\p{M}'’.-]*/gu, (word) => {
    const [first = '', ...rest] = [...word];
    return first + '*'.repeat(Math.min(rest.length, 6));
  });

/** "Layla Hassan" -> "Layla". */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** "layla@example.com" -> "l***@e***.com". */
export const maskEmail = (email: string): string => {
  const [user = '', domain = ''] = email.split('@');
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${user.slice(0, 1)}***@${domain.slice(0, 1)}***${ending}`;
};

/** "+971501234567" -> "+971*******67". */
export const maskPhone = (phone: string): string =>
  phone.length < 7
    ? '***'
    : `${phone.slice(0, 4)}${'*'.repeat(phone.length - 6)}${phone.slice(-2)}`;
