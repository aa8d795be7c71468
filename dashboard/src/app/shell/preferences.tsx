import { IconButton } from '@shop/ui';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '@/app/theme';
import { switchLocale } from '@/shared/i18n/locale';
import { useLocale, useText } from '@/shared/i18n/use-text';

/** Switches between the two languages and between light and dark. */
export const Preferences = () => {
  const t = useText();
  const theme = useTheme();
  const other = useLocale() === 'ar' ? 'en' : 'ar';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <>
      <button
        type="button"
        lang={other}
        dir={other === 'ar' ? 'rtl' : 'ltr'}
        className="min-h-11 rounded-control px-1.5 font-semibold transition-colors hover:bg-sand min-[22.5rem]:px-3"
        onClick={() => void switchLocale(other)}
      >
        {other === 'ar' ? 'العربية' : 'English'}
      </button>
      <IconButton
        label={theme === 'dark' ? t('shell.light') : t('shell.dark')}
        onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        <Icon className="size-5" />
      </IconButton>
    </>
  );
};
