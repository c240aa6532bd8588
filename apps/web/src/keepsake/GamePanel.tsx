import type { EveningGame, EveningPerson, GameWithBestMove } from '@fivefold/room';
import { use } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import * as looks from './looks.ts';
import { useEveningKeepsakeT } from './words.ts';

interface GamePanelProps {
  readonly game: EveningGame;
  readonly people: readonly EveningPerson[];
}

/** One panel of the leaflet: game, frozen moment, winner. */
export function EveningKeepsakeGamePanel({ game: { game, places, moment }, people }: GamePanelProps) {
  const t = useEveningKeepsakeT();
  const module = use(loadGameModule(game));
  const winners = places.filter(({ place }) => place === 1).map(({ person }) => people[person]!);
  const names = new Intl.ListFormat(t.lang).format(winners.map(({ name }) => name));
  return (
    <li
      className="grid content-start gap-4"
      style={looks.eveningKeepsakePanelStyle}
      data-game={game}
      data-testid="keepsake-game"
    >
      <h2 className="flex items-center gap-3">
        <GameEmblem game={game} />
        {gameTitle(game, t.lang)}
      </h2>
      {moment && (
        <div className="flex flex-wrap gap-2" style={looks.eveningKeepsakeCardsStyle}>
          {moment.cards.map((code, i) => {
            const key = `${i} ${code}`; // two cards may be equal
            return (
              <span key={key} title={module.nameCard(code, t.lang)}>
                {module.drawCard?.(code) ?? code}
              </span>
            );
          })}
        </div>
      )}
      {moment && (
        <p>{t(`moment.${game as GameWithBestMove}`, { who: people[moment.person]!.name, n: moment.n })}</p>
      )}
      <p className="flex items-center gap-2" style={looks.eveningKeepsakeWinnerStyle}>
        {winners[0] && <Avatar face={winners[0].face} />}
        <strong>{t(winners.length > 1 ? 'game.share' : 'game.wins', { names })}</strong>
      </p>
    </li>
  );
}
