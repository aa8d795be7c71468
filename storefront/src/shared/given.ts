/** A profile value, empty when it only says that nothing was given. */
export const given = (value: string | null | undefined): string => {
  const text = value?.trim() ?? '';
  return text === '00' || text.toLowerCase() === 'undefined' ? '' : text;
};
