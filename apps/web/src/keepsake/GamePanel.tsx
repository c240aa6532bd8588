import { type EveningGame, type EveningPerson, type GameWithBestMove, truncateName } from '@fivefold/room';
import { use, useMemo } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import type { AnyGameModule } from '../games/types.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import * as styles from './keepsakeStyles.ts';
import { unfoldsAt } from './unfold.ts';
import { type EveningKeepsakeTranslate, useEveningKeepsakeT } from './words.ts';

interface GamePanelProps {
  readonly game: EveningGame;
  readonly index: number;
  /** How many panels lie side by side. */
  readonly columns: number;
  readonly people: readonly EveningPerson[];
  /** The page of the replay; null where the game cannot be watched. */
  readonly watch: string | null;
  readonly onWatch: (path: string) => void;
}

/** One panel of the leaflet: game, frozen moment, winner, and the way to watch it. */
export function EveningKeepsakeGamePanel(props: GamePanelProps) {
  const { game: played, index, columns, people, watch, onWatch } = props;
  const t = useEveningKeepsakeT();
  const handheld = isHandheld(useLayout());
  const { game, places, moment } = played;
  const module = use(loadGameModule(game));
  const winners = places.filter(({ place }) => place === 1).map(({ person }) => people[person]!);
  const names = new Intl.ListFormat(t.lang).format(winners.map(({ name }) => truncateName(name)));
  const title = gameTitle(game, t.lang);
  const unfolds = useMemo(() => unfoldsAt(index, handheld), [index, handheld]);
  return (
    <li
      ref={unfolds}
      className="grid"
      style={{ ...styles.eveningPanelStyle(handheld), ...styles.eveningFoldStyle(index, handheld) }}
      data-game={game}
      data-testid="keepsake-game"
    >
      <h2 className="flex items-center gap-3" style={styles.eveningPanelHeadStyle}>
        <GameEmblem game={game} />
        {title}
      </h2>
      {moment && (
        <>
          <MomentCards {...{ game, cards: moment.cards, module, columns, handheld }} />
          <p style={styles.eveningPanelWordsStyle}>{momentSentence(t, played, people)}</p>
        </>
      )}
      <div className="flex items-center justify-between gap-2" style={styles.eveningPanelFootStyle}>
        <span className="flex items-center gap-2 font-semibold">
          {winners[0] && <Avatar face={winners[0].face} />}
          {t(winners.length > 1 ? 'game.share' : 'game.wins', { names })}
        </span>
        {watch !== null && (
          <a
            href={watch}
            className="flex items-center gap-1 font-semibold"
            style={styles.eveningPanelLinkStyle}
            aria-label={t('watch.game', { game: title })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onWatch(watch);
            }}
            data-testid="keepsake-watch"
          >
            <Icon name="play" size={18} />
            {t('watch')}
          </a>
        )}
      </div>
    </li>
  );
}

interface MomentCardsProps {
  readonly game: EveningGame['game'];
  readonly cards: readonly string[];
  readonly module: AnyGameModule;
  readonly columns: number;
  readonly handheld: boolean;
}

/** A hand as a fan; a card and what it brought with an arrow between them. */
function MomentCards({ game, cards, module, columns, handheld }: MomentCardsProps) {
  const t = useEveningKeepsakeT();
  const exchange = game === 'my-number';
  return (
    <div
      role="img"
      aria-label={cards.map((code) => module.nameCard(code, t.lang)).join(', ')}
      className="flex items-center justify-center"
      style={styles.eveningPanelCardsStyle(cards.length, columns, handheld)}
    >
      {cards.map((code, i) => {
        const key = `${i} ${code}`; // two cards may be equal
        return exchange ? (
          <span key={key} className="flex items-center">
            {i > 0 && <Icon name="right" size={handheld ? 18 : 32} />}
            {module.drawCard?.(code) ?? code}
          </span>
        ) : (
          <span key={key} style={styles.eveningFannedCardStyle(i, cards.length)}>
            {module.drawCard?.(code) ?? code}
          </span>
        );
      })}
    </div>
  );
}

function momentSentence(
  t: EveningKeepsakeTranslate,
  { game, moment }: EveningGame,
  people: readonly EveningPerson[],
): string {
  const { person, n, cards, kind } = moment!;
  const [first = '', second = ''] = cards;
  const values = { who: truncateName(people[person]!.name), n, first, second };
  if (kind === 'lead') return t('moment.red7.lead', values);
  if (kind === 'hit') return t('moment.eight28.hit', values);
  return t(`moment.${game as GameWithBestMove}`, values);
}
