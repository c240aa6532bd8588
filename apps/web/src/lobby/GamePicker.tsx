import { GAME_IDS, type GameId } from '@fivefold/rules';
import { useState } from 'react';
import { gameTitle, manifests } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { LazyDialog } from '../ui/LazyDialog.tsx';
import styles from './GamePicker.module.css';
import type { LobbyProps } from './useLobby.ts';
import { OptionWishFaces } from './WishFaces.tsx';
import { useLobbyT } from './words.ts';

/** Picks the next game: all emblems, or on a phone the chosen one with a button. */
export function GamePicker({ view, host, ask }: LobbyProps) {
  const t = useT();
  const lobby = useLobbyT();
  const [open, setOpen] = useState(false);
  const wish = view.me === null ? undefined : view.votes[view.me];
  const choose = (game: GameId) => {
    setOpen(false);
    if (!host) void ask({ type: 'vote', game: game === wish ? null : game });
    else if (game !== view.game) void ask({ type: 'choose', game, options: {} });
  };
  const games = <Games view={view} host={host} chosen={host ? view.game : wish} onChoose={choose} />;
  const title = lobby(host ? 'changeGame' : 'wishGame');
  const {
    players: { min, max },
    minutes,
  } = manifests[view.game];
  return (
    <>
      <div className={styles.card}>
        <GameEmblem game={view.game} />
        <div className="titled flex-1">
          <strong className="figure text-2xl">{gameTitle(view.game, t.lang)}</strong>
          <span>
            {lobby('players.minutes', { players: t('app.players', { from: min, to: max }), n: minutes })}
          </span>
        </div>
        <Button onClick={() => setOpen(true)} aria-label={title} data-testid="change-game">
          {lobby(host ? 'change' : 'wish')}
        </Button>
      </div>
      <div className={styles.bar}>{games}</div>
      <LazyDialog open={open} title={title} onClose={() => setOpen(false)} closeLabel={t('app.close')}>
        <div className={styles.list}>{games}</div>
      </LazyDialog>
    </>
  );
}

interface GamesProps extends Pick<LobbyProps, 'view' | 'host'> {
  /** The game of the room for hosts, the wish of a guest. */
  readonly chosen: GameId | undefined;
  readonly onChoose: (game: GameId) => void;
}

/** Hosts choose, guests say what they would like; the faces of those who want a game stand on it. */
function Games({ view, host, chosen, onChoose }: GamesProps) {
  const t = useT();
  const lobby = useLobbyT();
  return (
    <fieldset className={styles.games} data-testid="choose-game">
      <legend className="visually-hidden">{host ? t('lobby.game') : lobby('wishGame')}</legend>
      {GAME_IDS.map((id) => (
        <button
          key={id}
          type="button"
          className="flex items-center gap-2 rounded-button font-semibold"
          aria-pressed={id === chosen}
          title={gameTitle(id, t.lang)}
          data-testid={`${host ? 'choose' : 'propose'}-${id}`}
          onClick={() => onChoose(id)}
        >
          <GameEmblem game={id} />
          <span className={id === chosen ? undefined : 'visually-hidden-desktop'}>
            {gameTitle(id, t.lang)}
          </span>
          <OptionWishFaces
            faces={view.faces}
            members={view.members.filter((member) => view.votes[member.id] === id)}
          />
        </button>
      ))}
    </fieldset>
  );
}
