import { faceOfPlayer, type RoomView, type TableView } from '@fivefold/room';
import { type CSSProperties, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LazyTurningPoints } from '../coach/loadCoach.ts';
import { gameTitle } from '../games/manifests.ts';
import type { AnyGameModule, TablePlayer } from '../games/types.ts';
import { LanguageContext } from '../i18n/useT.ts';
import { LazyFinishEvening } from '../keepsake/loadFinishEvening.ts';
import { RoomScoreboard } from '../lobby/NightScoreboard.tsx';
import { roomScoreRows } from '../lobby/night.ts';
import { useSendCommand } from '../lobby/useLobby.ts';
import { Reactions } from '../reactions/Reactions.tsx';
import { ChatAnnouncer } from '../room/ChatAnnouncer.tsx';
import { OfflineBanner } from '../room/OfflineBanner.tsx';
import { useSoloGameSlots } from '../room/SoloContext.ts';
import { useChatSound, useTableContextValue } from '../room/useTableContextValue.tsx';
import { isHost } from '../state/selectors.ts';
import { gameLogLineContextOf, gameLogLinesOf, tablePlayersOf } from '../state/tableSelectors.ts';
import { TableSidePanel } from '../table/Panel.tsx';
import { TableBackground } from '../table/TableBackground.tsx';
import { TableContextProvider, useTablePanel } from '../table/TableContext.tsx';
import { TableHeader } from '../table/TableHeader.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';
import { useTableT } from '../table/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { SegmentedControl } from '../ui/Controls.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { FairDealCheck } from './FairDeal.tsx';
import { GameEndedEarlyNotice } from './GameEndedEarlyNotice.tsx';
import { GameHighlights, GameHighlightsRail, gameHighlightsOf } from './Highlights.tsx';
import { InstallHint } from './InstallHint.tsx';
import { NextGameVotes } from './NextGameVotes.tsx';
import { Podium } from './Podium.tsx';
import styles from './Result.module.css';
import { ResultActions } from './ResultActions.tsx';
import { ResultChat } from './ResultChat.tsx';
import { ScoreBreakdown } from './ScoreBreakdown.tsx';
import { useRisingResult } from './useRisingResult.ts';
import { useResultT } from './words.ts';

interface ResultProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly game: AnyGameModule;
  /** The game has just ended before these eyes. */
  readonly celebrated: boolean;
  readonly onCelebrated: () => void;
  readonly onLook: () => void;
  /** From the beginning, or at the step of an event of the history. */
  readonly onReplay: (event?: number) => void;
}

/** The result: winner, scores, and what can come next. */
export function GameResultScreen(props: ResultProps) {
  const { view, table, game } = props;
  const t = useTableT();
  const lang = useContext(LanguageContext);
  const players = useMemo(() => tablePlayersOf(view, table), [view, table]);
  const log = useMemo(
    () => gameLogLinesOf(table.history, game.story, gameLogLineContextOf(table, lang)),
    [table, game.story, lang],
  );
  const contexts = useTableContextValue({ view, table, players, log, game, stage: 'result' });
  const { sound, showPanel } = contexts.actions;
  const handheld = isHandheld(useLayout());
  useChatSound(view, sound);
  useEffect(() => {
    document.title = `${t('result.title')} · ${gameTitle(table.game, t.lang)}`;
  }, [table.game, t]);
  useShortcuts({
    '?': () => showPanel('rules'),
    c: () => showPanel('chat'),
  });
  return (
    <TableContextProvider value={contexts}>
      <ResultPage {...props} players={players} />
      {handheld && <TableSidePanel docked={false} />}
      <Reactions />
      <ChatAnnouncer view={view} />
    </TableContextProvider>
  );
}

interface ResultPageProps extends ResultProps {
  readonly players: readonly TablePlayer[];
}

function ResultPage(props: ResultPageProps) {
  const { view, table, game, players, celebrated, onCelebrated, onLook, onReplay } = props;
  const t = useTableT();
  const ask = useSendCommand();
  const solo = useSoloGameSlots();
  const { outcome } = table;
  const layout = useLayout();
  const handheld = isHandheld(layout);
  const landscape = layout === 'phone-landscape';
  const { open } = useTablePanel();
  const tabbed = handheld && !landscape;
  const rising = useRisingResult(celebrated);
  const moments = tabbed && gameHighlightsOf(table, game).length > 0;
  const breakdown = outcome && (
    <ScoreBreakdown outcome={outcome} players={players} game={game} table={table} />
  );
  return (
    <div
      className={styles.result}
      data-game={table.game}
      data-panel={(!handheld && open) || undefined}
      data-testid="result"
    >
      <TableBackground game={table.game} />
      <div className={styles.head}>
        <TableHeader facts={[t(outcome ? 'result.title' : 'result.early')]} />
        <OfflineBanner />
      </div>
      <main className={styles.main}>
        {outcome ? (
          <>
            <Podium outcome={outcome} players={players} celebrated={celebrated} onCelebrated={onCelebrated} />
            <div ref={rising} className="grid gap-4 min-w-0 grid-cols-1">
              {tabbed ? (
                <ResultTabs
                  view={view}
                  moments={moments && <GameHighlightsRail table={table} game={game} onWatch={onReplay} />}
                  points={breakdown}
                />
              ) : (
                <>
                  {breakdown}
                  <div className={styles.facts}>
                    <GameHighlights table={table} game={game} onWatch={onReplay} />
                    {!solo && handheld && <NightStrip view={view} />}
                  </div>
                </>
              )}
              {solo && table.seat !== null && (
                <section
                  className="paper content-start font-medium text-md gap-2 justify-items-start"
                  data-testid="result-turning-points"
                >
                  <SuspenseBoundary>
                    <LazyTurningPoints table={table} seat={table.seat} game={game} onWatch={onReplay} />
                  </SuspenseBoundary>
                </section>
              )}
              {!solo && <NextGameVotes view={view} ask={ask} />}
              <InstallHint />
              {!solo && <FairDealCheck room={view.code} table={table} />}
            </div>
          </>
        ) : (
          <>
            <GameEndedEarlyNotice table={table} game={game} players={players} />
            {!solo && (
              <div className="grid gap-4 min-w-0 grid-cols-1">
                <NextGameVotes view={view} ask={ask} />
              </div>
            )}
          </>
        )}
        {!solo && landscape && <ResultChat />}
      </main>
      <div className={styles.bottom}>
        {!solo && handheld && !landscape && <ResultChat />}
        <ResultActions
          view={view}
          table={table}
          ask={ask}
          onLook={onLook}
          onReplay={outcome && (() => onReplay())}
        />
      </div>
      {!handheld && open && (
        <aside className={styles.side}>
          <div style={EVENING}>{!solo && view.night.length > 0 && <Evening view={view} />}</div>
          <TableSidePanel docked />
        </aside>
      )}
    </div>
  );
}

interface ResultTabsProps {
  readonly view: RoomView;
  /** Null where the game had none. */
  readonly moments: ReactNode;
  readonly points: ReactNode;
}

/** One of three at a time where the window has a single column. */
function ResultTabs({ view, moments, points }: ResultTabsProps) {
  const result = useResultT();
  const solo = useSoloGameSlots();
  const tabs = [
    ...(moments ? (['moments'] as const) : []),
    'points' as const,
    ...(solo || view.night.length === 0 ? [] : (['evening'] as const)),
  ];
  const [chosen, setTab] = useState<(typeof tabs)[number]>(tabs[0]!);
  const tab = tabs.includes(chosen) ? chosen : tabs[0]!;
  return (
    <>
      {tabs.length > 1 && (
        <SegmentedControl
          label={result('tabs')}
          value={tab}
          choices={tabs.map((value) => ({ value, label: result(`tab.${value}`) }))}
          onChange={setTab}
          testId="result-tabs"
        />
      )}
      {tab === 'moments' && moments}
      {tab === 'points' && points}
      {tab === 'evening' && (
        <div className="rounded-panel bg-paper lift">
          <Evening view={view} />
        </div>
      )}
    </>
  );
}

/** The chat keeps at least half of the height. */
const EVENING: CSSProperties = { maxBlockSize: '45dvh', overflowY: 'auto' };

/** As high as the button that is still loading: the chat below must not move. */
const FINISH: CSSProperties = {
  padding: '0 var(--space-5) var(--space-3)',
  minBlockSize: 'calc(var(--target) + var(--space-3))',
};

/** The table of the night beside the chat; hosts finish the evening here. */
function Evening({ view }: { readonly view: RoomView }) {
  return (
    <>
      <RoomScoreboard view={view} />
      {isHost(view) && (
        <div style={FINISH}>
          <SuspenseBoundary>
            <LazyFinishEvening testId="finish-evening-here" />
          </SuspenseBoundary>
        </div>
      )}
    </>
  );
}

const SHOWN = 6;

function NightStrip({ view }: { readonly view: RoomView }) {
  const t = useTableT();
  const result = useResultT();
  return (
    <section className="paper content-start font-medium text-md gap-2 justify-items-start">
      <h2 className="plain-heading font-medium ink-2">{result('night')}</h2>
      <ul className={styles.night} data-testid="night-strip">
        {roomScoreRows(view.night)
          .slice(0, SHOWN)
          .map(({ key, name, member, former, total }) => (
            <li key={key} className="flex items-center gap-1" title={name}>
              <Avatar face={faceOfPlayer(view.faces, { member, former, name })} />
              <span className="visually-hidden">{name}: </span>
              <strong>{total.toLocaleString(t.lang)}</strong>
            </li>
          ))}
      </ul>
    </section>
  );
}
