import { useState } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { IconButton } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { screenHeading } from '../ui/screenHeading.ts';
import { useWideScreen } from '../ui/useMediaQuery.ts';
import { Menu } from './Menu.tsx';
import { useTableContext } from './TableContext.tsx';
import styles from './TableHeader.module.css';
import { useTableT } from './words.ts';

export function TableHeader({ facts }: { readonly facts: readonly string[] }) {
  const t = useTableT();
  const { stage, code, game, unread, muted, panel, actions } = useTableContext();
  const [menu, setMenu] = useState(false);
  // A drawer returns the focus to this button, so it stays.
  const beside = useWideScreen() && stage !== 'result' && panel.open;
  const chips = stage === 'replay' ? [t('table.replay'), ...facts] : facts;
  return (
    <header className={styles.header}>
      <IconButton icon="menu" label={t('table.menu')} data-testid="menu" onClick={() => setMenu(true)} />
      <Emblem game={game} />
      <div className={styles.title}>
        <h1 {...(stage === 'result' ? {} : screenHeading)}>{gameTitle(game, t.lang)}</h1>
        <ul className={styles.facts} data-stage={stage} title={chips.join(', ')}>
          {chips.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.room}
          aria-label={t('table.room', { code })}
          title={t('table.room', { code })}
          onClick={actions.copyLink}
        >
          <Icon name="people" size={18} />
          {code}
        </button>
        <span className={styles.desktop}>
          <IconButton
            icon={muted ? 'mute' : 'sound'}
            label={t(muted ? 'table.sound.off' : 'table.sound.on')}
            onClick={() => actions.mute(!muted)}
          />
          <IconButton
            icon="sliders"
            label={t('table.settings')}
            onClick={() => actions.showPanel('settings')}
          />
        </span>
        <span className={styles.phone}>
          <IconButton icon="help" bare label={t('table.rules')} onClick={() => actions.showPanel('rules')} />
        </span>
        {!beside && (
          <span className={styles.chat}>
            <IconButton
              icon="chat"
              label={
                unread > 0 ? `${t('table.chat')}, ${t('table.unread', { n: unread })}` : t('table.panel.open')
              }
              badge={unread}
              data-testid="open-panel"
              onClick={() => actions.showPanel(unread > 0 || stage === 'result' ? 'chat' : 'log')}
            />
          </span>
        )}
      </div>
      <Menu open={menu} onClose={() => setMenu(false)} />
    </header>
  );
}
