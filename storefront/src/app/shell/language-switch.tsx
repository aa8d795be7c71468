import { useLocation } from 'react-router';
import { otherLanguage } from '@/shared/i18n/locale';
import { useText } from '@/shared/i18n/text';

/** Links to the same page in the other language. The page reloads because direction and fonts change. */
export const LanguageSwitch = ({ className }: { className?: string }) => {
  const { locale } = useText();
  const { pathname, search, hash } = useLocation();
  const to = locale === 'ar' ? 'en' : 'ar';
  return (
    <a
      href={otherLanguage(pathname, search + hash, to)}
      lang={to}
      hrefLang={to}
      className={className}
      style={to === 'ar' ? { fontFamily: 'system-ui' } : undefined}
    >
      {to === 'ar' ? 'العربية' : 'English'}
    </a>
  );
};
