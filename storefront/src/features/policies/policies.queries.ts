import { i18n } from '@lingui/core';
import { queryOptions } from '@tanstack/react-query';
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
        i18n.load(locale, messages);
        return true;
      },
      staleTime: Infinity,
    }),
};
