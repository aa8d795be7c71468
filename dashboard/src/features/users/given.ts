import type { UserDto } from '@shop/contracts';
import { useText } from '@/shared/i18n/use-text';

/** Stands in the database for what a shopper never gave. */
const NOT_GIVEN = ['Undefined', '', '00'];
export const given = (text: string): boolean => !NOT_GIVEN.includes(text.trim());

/** The gender in the reader's language; nothing when it was not given. */
export const useGenderOf = () => {
  const t = useText();
  return ({ gender }: UserDto): string =>
    /^(fe)?male$/i.test(gender)
      ? t(`users.are.${gender.toLowerCase()}`)
      : given(gender)
        ? gender
        : '';
};
