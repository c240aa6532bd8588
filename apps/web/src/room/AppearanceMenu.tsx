import { LANGUAGES, type Language } from '@fivefold/art';
import { useT } from '../i18n/useT.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { IconButton } from '../ui/Button.tsx';
import { SegmentedControl } from '../ui/Controls.tsx';

/** In the language itself: "Русский". */
function languageName(lang: Language): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

export function LanguageChoice({ small = false }: { readonly small?: boolean }) {
  const t = useT();
  const lang = usePreferences((preferences) => preferences.lang);
  return (
    <SegmentedControl
      label={t('app.language')}
      value={lang}
      small={small}
      choices={LANGUAGES.map((value) => {
        const name = languageName(value);
        return { value, label: small ? value.toUpperCase() : name, name };
      })}
      onChange={(value) => setPreferences({ lang: value, langChosen: true })}
      testId="language"
    />
  );
}

/** What the button shows now, and the theme after it. */
const THEME_CYCLE = {
  light: { icon: 'sun', next: 'dark' },
  dark: { icon: 'moon', next: 'contrast' },
  contrast: { icon: 'contrast', next: 'light' },
} as const;

export function ThemeButton() {
  const t = useT();
  const theme = usePreferences((preferences) => preferences.theme);
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { icon, next } = THEME_CYCLE[theme === 'system' ? systemTheme : theme];
  return (
    <IconButton
      icon={icon}
      label={t('app.theme')}
      data-testid="theme-button"
      onClick={() => setPreferences({ theme: next })}
    />
  );
}
