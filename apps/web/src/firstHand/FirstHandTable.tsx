import { type ReactNode, useContext, useMemo } from 'react';
import type { AnyGameModule, GameLogLineContext } from '../games/types.ts';
import { LanguageContext } from '../i18n/useT.ts';
import { usePreferences } from '../state/preferences.ts';
import { gameLogLinesOf } from '../state/tableSelectors.ts';
import { playersWithoutRoom } from '../table/playersWithoutRoom.ts';
import { TableContextProvider } from '../table/TableContext.tsx';
import { type TableSlots, TableSlotsProvider } from '../table/TableSlots.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';
import { useTableContextsWithoutRoom } from '../table/useTableContextsWithoutRoom.tsx';
import { Button } from '../ui/Button.tsx';
import { FirstHandProgress, PreviousFirstHandBeatButton, SkipFirstHandButton } from './FirstHandHeader.tsx';
import { FirstHandNextStepButtons } from './FirstHandNextStepButtons.tsx';
import { firstHandPromptOf, promptSentenceOf } from './prompts.ts';
import {
  currentFirstHandActOf,
  FIRST_HAND_MISSES_BEFORE_PATH_HINT,
  FIRST_HAND_MISSES_BEFORE_SHOW_ME,
} from './run.ts';
import { SpotlightOverlay } from './SpotlightOverlay.tsx';
import { FIRST_HAND_LEARNER_SEAT, type FirstHandScript } from './script.ts';
import { useFirstHand } from './useFirstHand.ts';
import { useShowsSpotlightRing } from './useRingDelay.ts';
import {
  useFirstHandDangerOutline,
  useFirstHandDimmedElements,
  useOnElementAppears,
  useSpotlight,
} from './useSpotlight.ts';
import { useFirstHandT } from './words.ts';

const NOTHING: readonly never[] = [];

interface FirstHandTableProps {
  readonly script: FirstHandScript;
  readonly module: AnyGameModule;
  /** The buttons after the last beat. */
  readonly ways: ReactNode;
  readonly onSkip: () => void;
}

/** The real table with a scripted game: what is meant is ringed, the rest is dimmed, and the prompt explains. */
export function FirstHandTable({ script, module, ways, onSkip }: FirstHandTableProps) {
  const t = useFirstHandT();
  const lang = useContext(LanguageContext);
  const hand = useFirstHand(script);
  const { run } = hand;
  const { rules } = script;
  const asked = run.stage === 'asked';
  const current = currentFirstHandActOf(script, run);

  const own = usePreferences((preferences) => preferences.name) || t('you');
  const names = useMemo(() => [own, ...script.hand.rivals], [own, script]);
  const context = useMemo<GameLogLineContext>(
    () => ({ lang, me: FIRST_HAND_LEARNER_SEAT, nameOf: (seat) => names[seat] ?? '' }),
    [lang, names],
  );
  const waitingFor = useMemo(() => rules.waitingFor(run.state), [rules, run.state]);
  const players = useMemo(() => playersWithoutRoom(names, waitingFor), [names, waitingFor]);
  const view = useMemo(() => rules.view(run.state, FIRST_HAND_LEARNER_SEAT) as unknown, [rules, run.state]);
  const why = useMemo(() => rules.explain(view) as unknown, [rules, view]);
  const legal = useMemo(() => {
    const all = asked ? [...rules.legal(view)] : NOTHING;
    return () => all as readonly unknown[];
  }, [asked, rules, view]);
  const log = useMemo(
    () =>
      gameLogLinesOf(
        run.history.map((event, move) => ({ move, event })),
        module.story,
        context,
      ),
    [run.history, module.story, context],
  );

  const shown = useShowsSpotlightRing(asked, current.search ?? false, run.misses, `${run.beat}.${run.act}`);
  const light = useSpotlight(
    asked && shown ? current.steps : NOTHING,
    t('target'),
    run.misses >= FIRST_HAND_MISSES_BEFORE_PATH_HINT,
  );
  const meant = [...current.steps.map(({ at }) => at), ...(current.bright ?? [])];
  useFirstHandDimmedElements(asked ? script.hand.parts : NOTHING, meant);
  const tried = run.stage === 'done' && current.task.kind === 'try';
  const refused = tried || run.answer?.kind === 'refused';
  useFirstHandDangerOutline(refused && current.slip ? (current.bright ?? NOTHING) : NOTHING);
  useOnElementAppears(asked && current.task.kind === 'look' ? current.task.shows : null, hand.look);

  const prompt = firstHandPromptOf(t, script, run, context);
  const beat = { beat: run.beat + 1, count: script.hand.beats.length };
  const { Slip } = script.hand;
  const contexts = useTableContextsWithoutRoom({
    game: script.hand.game,
    players,
    log,
    module,
    why,
    move: run.stamp,
    onLeave: onSkip,
  });
  const slots: TableSlots = {
    prompt,
    label: t('label'),
    trail: <FirstHandProgress run={run} count={beat.count} />,
    tools: (
      <>
        <PreviousFirstHandBeatButton run={run} onBack={hand.back} />
        <SkipFirstHandButton onSkip={onSkip} />
      </>
    ),
    back: <PreviousFirstHandBeatButton run={run} onBack={hand.back} iconOnly />,
    action: asked || run.stage === 'others' ? null : <FirstHandNextStepButtons controls={hand} ways={ways} />,
    help: asked && run.misses >= FIRST_HAND_MISSES_BEFORE_SHOW_ME && (
      <Button wide onClick={hand.showMe} data-testid="show-me">
        {t('showMe')}
      </Button>
    ),
    slip: Slip && current.slip && (asked || tried) && <Slip cards={current.slip} refused={refused} />,
    onRefusal: hand.refuse,
  };
  useShortcuts({
    Enter: run.stage === 'done' ? hand.goOn : run.stage === 'other' ? hand.takeBack : undefined,
    Escape: run.stage === 'other' ? hand.takeBack : undefined,
    Backspace: asked && run.beat > 0 ? hand.back : undefined,
  });
  const { Table } = module;
  return (
    <TableContextProvider value={contexts}>
      <TableSlotsProvider value={slots}>
        {/* biome-ignore lint/a11y/useSemanticElements: a beat is no group of form fields */}
        <div
          role="group"
          aria-label={t('beat', beat)}
          data-testid="first-hand-beat"
          data-beat={beat.beat}
          data-stage={run.stage}
        >
          <Table
            key={run.epoch}
            view={view}
            why={why}
            players={players}
            seat={FIRST_HAND_LEARNER_SEAT}
            legal={legal}
            waitingFor={waitingFor}
            hints="full"
            lastEvents={run.events}
            stamp={run.stamp}
            status="playing"
            outcome={null}
            pending={null}
            onAction={hand.act}
          />
          <div className="visually-hidden" aria-live="assertive" data-testid="first-hand-says">
            {prompt && <p>{`${t('beat', beat)}. ${promptSentenceOf(prompt)}`}</p>}
          </div>
          {asked && <SpotlightOverlay light={light} />}
        </div>
      </TableSlotsProvider>
    </TableContextProvider>
  );
}
