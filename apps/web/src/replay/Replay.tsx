import type { RoomView, TableView } from '@fivefold/room';
import type { Seat } from '@fivefold/rules';
import { Suspense, use, useContext, useEffect, useMemo, useState } from 'react';
import type { AnyGameModule, Player } from '../games/types.ts';
import type { Lang } from '../i18n/core.ts';
import { LanguageContext, useT } from '../i18n/useT.ts';
import { useSendCommand } from '../lobby/useLobby.ts';
import { useResultT } from '../result/words.ts';
import { copyInvite, copyText } from '../room/invite.ts';
import { Settings } from '../room/Settings.tsx';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { playersOf, storyContextOf, storyLinesOf } from '../state/selectors.ts';
import { chatAnimalsOf } from '../table/Chat.tsx';
import { type TableContext, TableContextProvider } from '../table/TableContext.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { historyUpToFrame, type ReplayStep, replayStepsOf } from './frames.ts';
import { forgetReplay, type LoadedReplay, loadReplay } from './loadReplay.ts';
import { OpenHands } from './OpenHands.tsx';
import styles from './Replay.module.css';
import { ReplayBar } from './ReplayBar.tsx';

interface ReplayProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly game: AnyGameModule;
  /** The label of the close button. */
  readonly back: string;
  /** The room plays on meanwhile. */
  readonly goesOn?: boolean;
  readonly onClose: () => void;
}

/** Replays a finished game move by move, from every seat, with open hands. */
export function Replay(props: ReplayProps) {
  const t = useT();
  const result = useResultT();
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      key={tries}
      title={result('replay.title')}
      text={result('replay.failed')}
      reload={t('app.tryAgain')}
      onRetry={() => {
        forgetReplay();
        setTries(tries + 1);
      }}
      extraActions={
        <Button big onClick={props.onClose}>
          {props.back}
        </Button>
      }
    >
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <LoadedReplayScreen {...props} replay={loadReplay(props.table)} />
      </Suspense>
    </ErrorBoundary>
  );
}

const STEP_MS = 1600;
const nothing = () => undefined;
const NO_CHAT = new Map<number, number>();

function LoadedReplayScreen({
  view,
  table,
  game,
  replay,
  back,
  goesOn = false,
  onClose,
}: ReplayProps & { readonly replay: Promise<LoadedReplay> }) {
  const { game: rules, frames } = use(replay);
  const lang = useContext(LanguageContext);
  const steps = useMemo(() => {
    const context = storyContextOf(table, lang);
    return replayStepsOf(frames, (event) => game.story.lines(event, context).every(({ passing }) => passing));
  }, [frames, game, table, lang]);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [eyes, setEyes] = useState<Seat | null>(null);
  const [fast, setFast] = useState(false);
  const last = steps.length - 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => Math.min(last, now + 1)), fast ? STEP_MS / 2 : STEP_MS);
    return () => clearInterval(timer);
  }, [playing, last, fast]);
  useEffect(() => {
    if (at === last) setPlaying(false);
  }, [at, last]);

  const step = steps[at]!;
  const shown = useMemo<TableView>(
    () => ({
      ...table,
      seat: eyes,
      view: rules.view(step.state, eyes ?? 'spectator') as unknown,
      move: at,
      waitingFor: step.waitingFor,
      history: historyUpToFrame(frames, step.at, table.history),
      clock: null,
      paused: null,
      status: step.outcome ? 'over' : 'playing',
      outcome: step.outcome,
    }),
    [table, eyes, rules, step, frames, at],
  );
  const players = useMemo(() => playersOf(view, shown), [view, shown]);
  const log = useMemo(
    () => storyLinesOf(shown.history, game.story, storyContextOf(shown, lang)),
    [shown, game.story, lang],
  );
  const tableContext = useReplayContext(view, shown, players, log, game, onClose);
  const { Table } = game;
  const secrets = useMemo(
    () =>
      steps.map(({ state }) => table.players.map((_, seat) => game.secret(rules.view(state, seat) as never))),
    [steps, table.players, game, rules],
  );
  // Games without hidden cards need no strip.
  const kept = secrets.some((hands) => hands.some((hand) => hand.length > 0));
  const hands = eyes === null && kept ? secrets[at]! : null;
  return (
    <div
      className={styles.replay}
      data-game={table.game}
      data-hands={hands ? players.length : undefined}
      data-thin={(hands && secrets.every((all) => all.every((hand) => hand.length <= 1))) || undefined}
      data-testid="replay-screen"
    >
      <TableContextProvider value={tableContext}>
        <Table
          key={String(eyes)}
          view={shown.view}
          why={game.why(shown.view)}
          players={players}
          seat={eyes}
          legal={() => []}
          waitingFor={shown.waitingFor}
          hints={view.settings.hints}
          lastEvents={step.events}
          stamp={at}
          status={shown.status}
          outcome={shown.outcome}
          pending={null}
          onAction={nothing}
        />
      </TableContextProvider>
      {hands && (
        <OpenHands
          players={players}
          hands={hands}
          nameOf={(code) => game.nameCard(code, lang)}
          draw={(code) => game.drawCard?.(code) ?? code}
        />
      )}
      <ReplayBar
        at={at}
        last={last}
        playing={playing}
        eyes={eyes}
        players={players}
        fast={fast}
        rounds={steps.flatMap(({ round }, i) => (round ? [i] : []))}
        reason={thoughtsOf(step, players, lang)}
        onGo={(to) => setAt(Math.max(0, Math.min(last, to)))}
        onPlay={() => {
          if (at === last) setAt(0);
          setPlaying(!playing);
        }}
        onFast={setFast}
        onEyes={setEyes}
        back={back}
        goesOn={goesOn}
        onClose={onClose}
      />
    </div>
  );
}

/** The reasons of bots; with names where there are several. */
function thoughtsOf({ thoughts }: ReplayStep, players: readonly Player[], lang: Lang): string | null {
  const [only, second] = thoughts;
  if (!only) return null;
  if (!second) return only.words[lang];
  return thoughts.map(({ seat, words }) => `${players[seat]!.name}: ${words[lang]}`).join(' · ');
}

/** The context of a replayed table, where only chatting is possible. */
function useReplayContext(
  view: RoomView,
  table: TableView,
  players: TableContext['players'],
  log: TableContext['log'],
  game: AnyGameModule,
  onClose: () => void,
): TableContext {
  const preferences = usePreferences();
  const t = useT();
  const ask = useSendCommand();
  const [panel, setPanel] = useState<TableContext['panel']>({
    open: preferences.panelOpen,
    tab: 'log',
    mine: false,
  });
  return {
    stage: 'replay',
    replayPrompt: game.words.maybe(t.lang, 'prompt.watch'),
    code: view.code,
    game: table.game,
    move: table.move,
    players,
    log,
    chat: view.chat,
    animalOf: chatAnimalsOf(view),
    chatPositions: NO_CHAT,
    memberId: view.me,
    unread: 0,
    hints: view.settings.hints,
    clock: null,
    clockRule: { kind: 'off' },
    now: () => Date.now(),
    clockSeconds: null,
    pausedBy: null,
    saved: false,
    online: true,
    longOffline: false,
    outdated: false,
    host: false,
    spectator: true,
    spectating: null,
    confirm: true,
    muted: preferences.muted,
    letters: preferences.letters,
    panel,
    actions: {
      showPanel: (tab) => setPanel(tab === null ? { ...panel, open: false } : { ...panel, open: true, tab }),
      takeSeat: nothing,
      showOnlyMine: (mine) => setPanel({ ...panel, mine }),
      say: (text) => ask({ type: 'say', text }),
      emote: (emote) => void ask({ type: 'emote', emote }),
      leave: onClose,
      endGame: nothing,
      pause: nothing,
      nudge: nothing,
      moreTime: nothing,
      letClockPlay: nothing,
      letBotPlay: nothing,
      copyLink: () =>
        void (view.me === null
          ? copyText(location.href, t('lobby.copied'))
          : copyInvite(view.code, t('lobby.copied'))),
      mute: (muted) => setPreferences({ muted }),
      reconnect: nothing,
      sound: nothing,
    },
    settings: <Settings />,
    rulesNow: game.RulesNow ? <game.RulesNow why={game.why(table.view)} /> : null,
    drawCard: game.drawCard,
  };
}
