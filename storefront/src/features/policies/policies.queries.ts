import { queryOptions } from '@tanstack/react-query';
import { addTexts } from '@/shared/i18n/add-texts';
import type { Locale } from '@/shared/i18n/locale';

const files = {
  en: () => import('@/locales/policies/en.po'),
  ar: () => import('@/locales/policies/ar.po'),
};

export const policyQueries = {
  /** Loads the policy texts, which no other page needs. */
  texts: (locale: Locale) =>
    queryOptions({
      queryKey: ['policy-texts', locale],
      queryFn: async () => {
        const { messages } = await files[locale]();
        addTexts(locale, messages);
        return true;
      },
      staleTime: Infinity,
    }),
};
