import type { UserDto } from '@shop/contracts';
import { enteredText } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/use-text';

/** The gender in the page's language; empty when unknown. */
export const useGenderOf = () => {
  const t = useText();
  return ({ gender }: UserDto): string =>
    /^(fe)?male$/i.test(gender)
      ? t(`shoppers.genderOf.${gender.toLowerCase()}`)
      : enteredText(gender);
};
