import { memo, useCallback, useState } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { GameEmblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isHandheld, useLayout, usePanelDocked } from '../ui/layout.ts';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import { GameGoalLine } from './GoalLine.tsx';
import { TableMenu } from './Menu.tsx';
import {
  useTableActions,
  useTableChat,
  useTablePanel,
  useTablePreferences,
  useTableRoom,
} from './TableContext.tsx';
import styles from './TableHeader.module.css';
import slotStyles from './TableSlots.module.css';
import { useTableSlots } from './TableSlots.tsx';
import { useTableT } from './words.ts';

export function TableHeader({ facts }: { readonly facts: readonly string[] }) {
  const t = useTableT();
  const { stage, game } = useTableRoom();
  const slots = useTableSlots();
  const [menu, setMenu] = useState(false);
  const closeMenu = useCallback(() => setMenu(false), []);
  const chips = slots ? [slots.label] : stage === 'replay' ? [t('table.replay'), ...facts] : facts;
  const onlyTwo = isHandheld(useLayout()) && stage === 'replay'; // the bar below tells the rest
  return (
    <header className={styles.header}>
      {slots?.leave ?? (
        <IconButton icon="menu" label={t('table.menu')} data-testid="menu" onClick={() => setMenu(true)} />
      )}
      <GameEmblem game={game} />
      <div className={classNames(styles.title, 'flex items-center gap-3 min-w-0 flex-1')} data-part="title">
        <h1 {...(stage === 'result' ? {} : screenHeadingProps)}>{slots?.title ?? gameTitle(game, t.lang)}</h1>
        <ul className={classNames(styles.facts, 'flex flex-wrap gap-2')} title={chips.join(', ')}>
          {chips.slice(0, onlyTwo ? 2 : undefined).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {slots ? (
        <div className={classNames(slotStyles.line, 'flex flex-1 items-center min-w-0')}>{slots.trail}</div>
      ) : (
        stage === 'table' && <GameGoalLine />
      )}
      {slots ? (
        <div className={classNames(styles.tools, 'flex items-center gap-3')}>{slots.tools}</div>
      ) : (
        <TableTools />
      )}
      <TableMenu open={menu} onClose={closeMenu} />
    </header>
  );
}

/** The room, sound, settings, rules and chat. */
const TableTools = memo(function TableTools() {
  const t = useTableT();
  const { stage, code, alone } = useTableRoom();
  const { unread } = useTableChat();
  const { muted } = useTablePreferences();
  const { open, tools } = useTablePanel();
  const actions = useTableActions();
  // A drawer returns the focus to this button, so it stays.
  const docked = usePanelDocked();
  const handheld = isHandheld(useLayout());
  const beside = open && (stage === 'result' ? !handheld : docked);
  return (
    <div className={classNames(styles.tools, 'flex items-center gap-3')}>
      {tools}
      {!alone && code !== '' && (
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
      )}
      <span className="flex items-center gap-3 desktop-only">
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
      <span className="block handheld-only">
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
            onClick={() => actions.showPanel(!alone && (unread > 0 || stage === 'result') ? 'chat' : 'log')}
          />
        </span>
      )}
    </div>
  );
});
