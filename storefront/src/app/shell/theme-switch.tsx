import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useText } from '@/shared/i18n/text';
import { chooseTheme, paint, THEMES, useTheme } from './theme';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or the device setting. */
export const ThemeSwitch = ({ className }: { className?: string }) => {
  const { t } = useText();
  const name = useId();
  const chosen = useTheme();
  useEffect(() => paint(chosen), [chosen]);
  return (
    <fieldset className={className}>
      <legend className="sr-only">{t('theme.label')}</legend>
      <div className="inline-flex rounded-control border border-line">
        {THEMES.map((theme) => {
          const Icon = ICONS[theme];
          return (
            <label
              key={theme}
              className="flex min-h-11 items-center gap-2 px-3 text-mini font-medium text-muted has-checked:bg-sand has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={theme}
                checked={chosen === theme}
                onChange={() => chooseTheme(theme)}
                className="sr-only"
              />
              <Icon className="size-4" />
              {t(`theme.${theme}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
