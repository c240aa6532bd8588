import { useT } from '../i18n/useT.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { IconButton } from '../ui/Button.tsx';
import { SegmentedControl } from '../ui/Controls.tsx';

export function LanguageChoice({ small = false }: { readonly small?: boolean }) {
  const t = useT();
  const lang = usePreferences((preferences) => preferences.lang);
  return (
    <SegmentedControl
      label={t('app.language')}
      value={lang}
      small={small}
      choices={[
        { value: 'en', label: small ? 'EN' : 'English', name: 'English' },
        { value: 'ru', label: small ? 'RU' : 'Русский', name: 'Русский' },
      ]}
      onChange={(value) => setPreferences({ lang: value })}
      testId="language"
    />
  );
}

export function ThemeButton() {
  const t = useT();
  const theme = usePreferences((preferences) => preferences.theme);
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <IconButton
      icon={dark ? 'moon' : 'sun'}
      label={t('app.theme')}
      data-testid="theme-button"
      onClick={() => setPreferences({ theme: dark ? 'light' : 'dark' })}
    />
  );
}
