import type { RoomView, TableView } from '@fivefold/room';
import { GAME_IDS } from '@fivefold/rules';
import { useContext, useEffect, useMemo } from 'react';
import { gameTitle } from '../games/manifests.ts';
import type { AnyGameModule, Player } from '../games/types.ts';
import { LanguageContext } from '../i18n/useT.ts';
import { nightRows } from '../lobby/night.ts';
import { type SendCommand, useSendCommand } from '../lobby/useLobby.ts';
import { ChatAnnouncer } from '../room/ChatAnnouncer.tsx';
import { OfflineBanner } from '../room/OfflineBanner.tsx';
import { useChatSound, useTableContextValue } from '../room/useTableContextValue.tsx';
import { animalOfMember, isHost, playersOf, storyContextOf, storyLinesOf } from '../state/selectors.ts';
import { Panel } from '../table/Panel.tsx';
import { TableBackground } from '../table/TableBackground.tsx';
import { TableContextProvider } from '../table/TableContext.tsx';
import { TableHeader } from '../table/TableHeader.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';
import { useTableT } from '../table/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { screenHeading } from '../ui/screenHeading.ts';
import { FairDeal } from './FairDeal.tsx';
import { Highlights } from './Highlights.tsx';
import { Podium } from './Podium.tsx';
import styles from './Result.module.css';
import { ResultActions } from './ResultActions.tsx';
import { ScoreBreakdown } from './ScoreBreakdown.tsx';
import { useResultT } from './words.ts';

interface ResultProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly game: AnyGameModule;
  /** The game has just ended before these eyes. */
  readonly celebrated: boolean;
  readonly onCelebrated: () => void;
  readonly onLook: () => void;
  readonly onReplay: () => void;
}

/** The result: winner, scores, and what can come next. */
export function Result(props: ResultProps) {
  const { view, table, game } = props;
  const t = useTableT();
  const lang = useContext(LanguageContext);
  const players = useMemo(() => playersOf(view, table), [view, table]);
  const log = useMemo(
    () => storyLinesOf(table.history, game.story, storyContextOf(table, lang)),
    [table, game.story, lang],
  );
  const tableContext = useTableContextValue(view, table, players, log, game, 'result');
  useChatSound(view, tableContext.actions.sound);
  useEffect(() => {
    document.title = `${t('result.title')} · ${gameTitle(table.game, t.lang)}`;
  }, [table.game, t]);
  useShortcuts({
    '?': () => tableContext.actions.showPanel('rules'),
    c: () => tableContext.actions.showPanel('chat'),
  });
  return (
    <TableContextProvider value={tableContext}>
      <ResultPage {...props} players={players} />
      <Panel docked={false} />
      <ChatAnnouncer view={view} />
    </TableContextProvider>
  );
}

interface ResultPageProps extends ResultProps {
  readonly players: readonly Player[];
}

function ResultPage(props: ResultPageProps) {
  const { view, table, game, players, celebrated, onCelebrated, onLook, onReplay } = props;
  const t = useTableT();
  const ask = useSendCommand();
  const { outcome } = table;
  return (
    <div className={styles.result} data-game={table.game} data-testid="result">
      <TableBackground game={table.game} />
      <div>
        <TableHeader facts={[t('result.title')]} />
        <OfflineBanner />
      </div>
      <main className={styles.main}>
        {outcome ? (
          <>
            <Podium outcome={outcome} players={players} celebrated={celebrated} onCelebrated={onCelebrated} />
            <div className={styles.right}>
              <ScoreBreakdown outcome={outcome} players={players} game={game} table={table} />
              <div className={styles.facts}>
                <Highlights table={table} game={game} />
                <NightStrip view={view} />
              </div>
              <FairDeal room={view.code} table={table} />
              {isHost(view) && <NextGames table={table} ask={ask} />}
            </div>
          </>
        ) : (
          <h2 className={styles.broken} {...screenHeading}>
            {t('result.ended')}
          </h2>
        )}
      </main>
      <ResultActions view={view} table={table} ask={ask} onLook={onLook} onReplay={outcome && onReplay} />
    </div>
  );
}

const SHOWN = 6;

function NightStrip({ view }: { readonly view: RoomView }) {
  const t = useTableT();
  const result = useResultT();
  return (
    <section className={styles.fact}>
      <h2>{result('night')}</h2>
      <ul className={styles.night} data-testid="night-strip">
        {nightRows(view.night)
          .slice(0, SHOWN)
          .map(({ key, name, member, total }) => (
            <li key={key} title={name}>
              <Avatar animal={animalOfMember(view, member)} />
              <span className="visually-hidden">{name}: </span>
              <strong>{total.toLocaleString(t.lang)}</strong>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface NextGamesProps {
  readonly table: TableView;
  readonly ask: SendCommand;
}

function NextGames({ table, ask }: NextGamesProps) {
  const t = useTableT();
  const result = useResultT();
  return (
    <div className={styles.next}>
      <span>{result('next')}</span>
      {GAME_IDS.filter((id) => id !== table.game).map((id) => (
        <button
          key={id}
          type="button"
          title={gameTitle(id, t.lang)}
          data-testid={`next-${id}`}
          onClick={() => void ask({ type: 'choose', game: id, options: {} })}
        >
          <Emblem game={id} />
          <span>{gameTitle(id, t.lang)}</span>
        </button>
      ))}
    </div>
  );
}
