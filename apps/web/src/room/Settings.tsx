import type { ReactNode } from 'react';
import { setPreferences, THEMES, type Theme, usePreferences } from '../state/preferences.ts';
import styles from '../table/Panel.module.css';
import { useTableT } from '../table/words.ts';
import { SegmentedControl } from '../ui/Controls.tsx';
import { Slider, Switch } from '../ui/FormControls.tsx';
import { LanguageChoice } from './AppearanceMenu.tsx';

const TEXT_SIZES = ['100', '120', '150'] as const;

/** Preferences of this browser; the rules of the table are set by the host. */
export function BrowserSettings({ children }: { readonly children?: ReactNode }) {
  const t = useTableT();
  const now = usePreferences();
  return (
    <section className={styles.settings} aria-label={t('settings.title')} data-testid="settings">
      <p className="ink-2 font-medium text-sm">{t('settings.language')}</p>
      <LanguageChoice />
      <p className="ink-2 font-medium text-sm">{t('settings.theme')}</p>
      <SegmentedControl<Theme>
        label={t('settings.theme')}
        value={now.theme}
        choices={THEMES.map((value) => ({
          value,
          label: t(`settings.theme.${value}`),
        }))}
        onChange={(theme) => setPreferences({ theme })}
        testId="theme"
      />
      <Switch
        label={t('settings.sound')}
        checked={!now.muted}
        onChange={(on) => setPreferences({ muted: !on })}
      />
      <Slider
        label={t('settings.volume')}
        min={0}
        max={1}
        step={0.05}
        value={now.volume}
        disabled={now.muted}
        onChange={(event) => setPreferences({ volume: Number(event.target.value) })}
      />
      <Switch
        label={t('settings.confirm')}
        hint={t('settings.confirm.text')}
        checked={now.confirm}
        onChange={(confirm) => setPreferences({ confirm })}
        testId="setting-confirm"
      />
      <Switch
        label={t('settings.motion')}
        checked={now.lessMotion}
        onChange={(lessMotion) => setPreferences({ lessMotion })}
      />
      <p className="ink-2 font-medium text-sm">{t('settings.text')}</p>
      <SegmentedControl
        label={t('settings.text')}
        value={String(now.text)}
        choices={TEXT_SIZES.map((value) => ({
          value,
          label: (Number(value) / 100).toLocaleString(t.lang, { style: 'percent' }),
        }))}
        onChange={(value) => setPreferences({ text: Number(value) })}
        testId="text-size"
      />
      <Switch
        label={t('settings.letters')}
        checked={now.letters}
        onChange={(letters) => setPreferences({ letters })}
      />
      {children}
    </section>
  );
}
