import { type EveningGame, type EveningPerson, type GameWithBestMove, truncateName } from '@fivefold/room';
import { type CSSProperties, use, useMemo } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import type { AnyGameModule } from '../games/types.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import styles from './EveningPage.module.css';
import { unfoldsAt } from './unfold.ts';
import { type EveningKeepsakeTranslate, useEveningKeepsakeT } from './words.ts';

interface GamePanelProps {
  readonly game: EveningGame;
  readonly index: number;
  readonly people: readonly EveningPerson[];
  /** The page of the replay; null where the game cannot be watched. */
  readonly watch: string | null;
  readonly onWatch: (path: string) => void;
}

/** One panel of the leaflet: game, frozen moment, winner, and the way to watch it. */
export function EveningKeepsakeGamePanel(props: GamePanelProps) {
  const { game: played, index, people, watch, onWatch } = props;
  const t = useEveningKeepsakeT();
  const handheld = isHandheld(useLayout());
  const { game, places, moment } = played;
  const module = use(loadGameModule(game));
  const winners = places.filter(({ place }) => place === 1).map(({ person }) => people[person]!);
  const names = new Intl.ListFormat(t.lang).format(winners.map(({ name }) => truncateName(name)));
  const title = gameTitle(game, t.lang);
  const unfolds = useMemo(() => unfoldsAt(index, handheld), [index, handheld]);
  return (
    <li ref={unfolds} className={styles.panel} data-game={game} data-testid="keepsake-game">
      <h2 className="flex items-center gap-3">
        <GameEmblem game={game} />
        {title}
      </h2>
      {moment && (
        <>
          <MomentCards {...{ game, cards: moment.cards, module, handheld }} />
          <p className="col-span-full">{momentSentence(t, played, people)}</p>
        </>
      )}
      <div className="flex items-center justify-between gap-2 col-span-full">
        <span className="flex items-center gap-2 font-semibold">
          {winners[0] && <Avatar face={winners[0].face} />}
          {t(winners.length > 1 ? 'game.share' : 'game.wins', { names })}
        </span>
        {watch !== null && (
          <a
            href={watch}
            className="flex items-center gap-1 min-h-target font-semibold"
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
  readonly handheld: boolean;
}

/** A hand as a fan; a card and what it brought with an arrow between them. */
function MomentCards({ game, cards, module, handheld }: MomentCardsProps) {
  const t = useEveningKeepsakeT();
  const exchange = game === 'my-number';
  return (
    <div
      role="img"
      aria-label={cards.map((code) => module.nameCard(code, t.lang)).join(', ')}
      className={styles.cards}
      style={cardsStyle(cards.length)}
      data-fan={!exchange || undefined}
    >
      {cards.map((code, i) => {
        const key = `${i} ${code}`; // two cards may be equal
        return exchange ? (
          <span key={key} className="flex items-center" data-dealt="true">
            {i > 0 && <Icon name="right" size={handheld ? 18 : 32} />}
            {module.drawCard?.(code) ?? code}
          </span>
        ) : (
          <span key={key} style={fannedCardStyle(i - (cards.length - 1) / 2, cards.length)} data-dealt="true">
            {module.drawCard?.(code) ?? code}
          </span>
        );
      })}
    </div>
  );
}

/** How much of a card the next one covers, and the width of the fan in cards: at least two with an arrow between them. */
function cardsStyle(cards: number): CSSProperties {
  const covered = cards > 4 ? 0.5 : 0.35;
  return { '--covered': covered, '--fan': Math.max(2.6, 1 + (cards - 1) * (1 - covered)) } as CSSProperties;
}

/** Cards of a hand turn a little, the more the farther from its middle. */
const fannedCardStyle = (fromMiddle: number, cards: number): CSSProperties => ({
  rotate: `${(fromMiddle * 12) / cards}deg`,
  translate: `0 ${Math.abs(fromMiddle) * 2}px`,
});

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
