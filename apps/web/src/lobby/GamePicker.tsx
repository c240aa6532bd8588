import { GAME_IDS, type GameId } from '@fivefold/rules';
import { useState } from 'react';
import { gameTitle, manifests } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import styles from './GamePicker.module.css';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

/** Picks the next game: all emblems, or on a phone the chosen one with a button. */
export function GamePicker({ view, host, ask }: LobbyProps) {
  const t = useT();
  const lobby = useLobbyT();
  const [open, setOpen] = useState(false);
  const choose = (game: GameId) => {
    setOpen(false);
    if (game !== view.game) void ask({ type: 'choose', game, options: {} });
  };
  const {
    players: { min, max },
    minutes,
  } = manifests[view.game];
  return (
    <>
      <div className={styles.card}>
        <Emblem game={view.game} />
        <div>
          <strong>{gameTitle(view.game, t.lang)}</strong>
          <span>
            {lobby('players.minutes', { players: t('app.players', { from: min, to: max }), n: minutes })}
          </span>
        </div>
        {host && (
          <Button onClick={() => setOpen(true)} aria-label={lobby('changeGame')} data-testid="change-game">
            {lobby('change')}
          </Button>
        )}
      </div>
      {host && (
        <div className={styles.bar}>
          <Games now={view.game} onChoose={choose} />
        </div>
      )}
      <Dialog
        open={open}
        title={lobby('changeGame')}
        onClose={() => setOpen(false)}
        closeLabel={t('app.close')}
      >
        <div className={styles.list}>
          <Games now={view.game} onChoose={choose} />
        </div>
      </Dialog>
    </>
  );
}

function Games({ now, onChoose }: { readonly now: GameId; readonly onChoose: (game: GameId) => void }) {
  const t = useT();
  return (
    <fieldset className={styles.games} data-testid="choose-game">
      <legend className="visually-hidden">{t('lobby.game')}</legend>
      {GAME_IDS.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === now}
          title={gameTitle(id, t.lang)}
          data-testid={`choose-${id}`}
          onClick={() => onChoose(id)}
        >
          <Emblem game={id} />
          <span className={styles.name}>{gameTitle(id, t.lang)}</span>
        </button>
      ))}
    </fieldset>
  );
}
