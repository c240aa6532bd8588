import {
  type Action,
  actionFromDraftedTurn,
  bestPossibleLeadStatus,
  type Card,
  type Event,
  isSeatStillInRed7Round,
  type Red7DraftedTurn,
  type Red7DraftedTurnStep,
  red7SeatPoints,
  targetScoreOf,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/red7';
import { useMemo, useState } from 'react';
import { useMessages } from '../../i18n/useT.ts';
import { ConfirmDialog } from '../../table/ConfirmDialog.tsx';
import { FlipLayoutAnimation } from '../../table/Flip.tsx';
import { MySeatPlate } from '../../table/MyPlate.tsx';
import { OtherPlayers, otherPlayersOf } from '../../table/OtherPlayers.tsx';
import { hasReachedRevealStage } from '../../table/reveal.ts';
import { useTableActions, useTablePreferences } from '../../table/TableContext.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useRecentMoment } from '../../table/useMoment.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { classNames } from '../../ui/classNames.ts';
import { isHandheld, useIsCompactLayout, useLayout } from '../../ui/layout.ts';
import type { TableProps } from '../types.ts';
import { Red7Canvas } from './Canvas.tsx';
import { type CardDropSlot, MyRed7Palette } from './MyPalette.tsx';
import { assessRed7Move } from './moveAssessment.ts';
import { gamePromptOf, myRed7TurnOutcomeIn, red7RevealPrompt } from './prompt.ts';
import { Red7Hand } from './Red7Hand.tsx';
import opponent from './Red7Opponent.module.css';
import { Red7Opponent } from './Red7Opponent.tsx';
import styles from './Red7Table.module.css';
import { Red7RoundSummary } from './RoundSummary.tsx';
import { red7TableDuringReveal } from './revealSteps.ts';
import { Red7TurnActions } from './TurnActions.tsx';
import { useFocusAfterCardLaid } from './useKeepFocus.ts';

import { red7DraftedTurnFromSteps, useRed7TurnDraft } from './useTurnDraft.ts';
import { gameMessages, type Red7Translate, red7CardName } from './words.ts';

type Red7TableProps = TableProps<View, Action, ViewExplanation>;

/** How long the prompt shows what just happened to me. */
const NEWS_MS = 2000;

export function Red7Table(props: Red7TableProps) {
  const { view, why, players, seat, hints, legal, pending, onAction, stamp } = props;
  const t = useMessages(gameMessages);
  const { confirm } = useTablePreferences();
  const actions = useTableActions();
  const { table } = view;
  const { phase } = table;
  const acts = table.options.actions;
  const layout = useLayout();
  const narrow = isHandheld(layout);
  /** A phone on its side has a wide header. */
  const headerHasRoom = !narrow || layout === 'phone-landscape';
  const folded = useIsCompactLayout('narrow');
  const turn = useRed7TurnDraft(view);
  const { look, picked, steps } = turn;
  const reveal = props.reveal ?? null;
  const isChanged = hasReachedRevealStage(reveal, 'mark');
  // Until the rule has changed, the leader is the one by the rule before.
  const whyShown = isChanged ? why : reveal!.before.why;
  const isCounted = hasReachedRevealStage(reveal, 'count');
  const tableShown = reveal
    ? red7TableDuringReveal(reveal.before.view.table, table, { isMarked: isChanged, isCounted })
    : table;
  const { moment: news } = useRecentMoment(
    reveal ? -1 : stamp,
    reveal ? null : myRed7TurnOutcomeIn(props.lastEvents as readonly Event[], seat),
    NEWS_MS,
  );
  const [folding, setFolding] = useState(false);

  const may = legal();
  const mine = seat !== null && 'seat' in phase && phase.seat === seat;
  const free = mine && may.length > 0 && pending === null;
  /** My turn begins on the table when the last one has been seen. */
  const isMyTurnShown = mine && reveal === null;
  const hope = useMemo(
    () => (mine && hints === 'full' ? bestPossibleLeadStatus(view) : null),
    [mine, hints, view],
  );
  const shown = steps.length > 0 && hints !== 'none' ? look!.why : whyShown;
  const marks = steps.length === 0 || hints !== 'none';
  const fold =
    may.find(({ type }) => type === 'pass' || (type === 'end-turn' && why.leader !== seat)) ?? null;

  const lay = (next: Red7DraftedTurnStep) => {
    actions.sound('place');
    turn.lay(next);
    // Without confirmation a rule from the hand ends the turn at once.
    if (!confirm && next.to === 'canvas' && free) {
      const whole = actionFromDraftedTurn(view, red7DraftedTurnFromSteps([...steps, next]));
      if (may.some((one) => JSON.stringify(one) === JSON.stringify(whole))) onAction(whole);
    }
  };
  const layPicked = (to: 'palette' | 'canvas', card: Card | null = picked) => {
    const choice = card && turn.choice(to, card);
    if (choice) lay(choice.step);
  };
  const undo = () => {
    if (picked !== null) turn.pick(null);
    else turn.keep(steps.length - 1);
  };
  useShortcuts({
    p: picked ? () => layPicked('palette') : undefined,
    k: picked ? () => layPicked('canvas') : undefined,
    f: fold && free ? () => setFolding(true) : undefined,
    Escape: turn.composing ? undo : undefined,
    Backspace: turn.composing ? undo : undefined,
  });

  useFocusAfterCardLaid(steps.length);

  const send = () => {
    const action =
      look?.action ?? (hints === 'none' && steps.length > 0 ? actionFromDraftedTurn(view, turn.draft) : null);
    if (action) onAction(action);
  };
  const slots = (['palette', 'canvas'] as const).flatMap((to): CardDropSlot[] => {
    if (!look?.choices.some((choice) => choice.step.to === to) || !(isMyTurnShown || picked)) return [];
    const choice = picked && turn.choice(to, picked);
    return [
      {
        to,
        go: choice ? () => lay(choice.step) : null,
        leads: choice?.prospect === 'lead' && hints === 'full',
      },
    ];
  });
  const me = seat === null ? null : players[seat]!;
  const out = seat !== null && !isSeatStillInRed7Round(tableShown, seat);
  const others = otherPlayersOf(players, seat);
  // The sheet follows when the winner has been seen.
  const isEnd = phase.type === 'round-end' || (phase.type === 'over' && table.options.advanced);
  const over = isEnd && !reveal;
  const ruling = rulingStep(turn.draft);
  const self = me && (
    <MySeatPlate
      player={me}
      leads={whyShown.leader === seat && !over}
      out={out && !over}
      score={table.options.advanced ? red7SeatPoints(tableShown, me.seat) : null}
      small={narrow}
    >
      {t('score.of', { n: targetScoreOf(table) })}
    </MySeatPlate>
  );

  return (
    <>
      <FlipLayoutAnimation stamp={`${stamp}.${steps.length}`}>
        <TableFrame
          fillsMiddle
          seat={seat}
          facts={factsOf(t, view, narrow, headerHasRoom)}
          prompt={
            reveal ? red7RevealPrompt(t, reveal, players) : gamePromptOf(t, props, { turn, news, hope })
          }
          others={
            <OtherPlayers
              count={others.length}
              rows={folded ? 1 : 3}
              className={classNames(opponent.rivals, 'grid gap-3 columns')}
              asked={look?.owes === 'take'}
            >
              {others.map((player) => (
                <Red7Opponent
                  key={player.seat}
                  t={t}
                  player={player}
                  table={tableShown}
                  handSize={view.handSizes[player.seat]!}
                  leads={whyShown.leader === player.seat}
                  why={shown}
                  marks={marks}
                  turn={turn}
                />
              ))}
            </OtherPlayers>
          }
          me={narrow ? null : self}
          hand={
            seat !== null &&
            !over &&
            view.hand.length > 0 && (
              <Red7Hand
                t={t}
                view={view}
                turn={turn}
                players={players}
                hints={hints}
                mine={isMyTurnShown}
                out={out}
                busy={pending !== null}
                onPlace={layPicked}
              />
            )
          }
          action={
            seat !== null && (
              <Red7TurnActions
                t={t}
                view={view}
                verdict={
                  out
                    ? {
                        tone: 'out',
                        title: t('verdict.out'),
                        text: t(table.options.advanced ? 'verdict.out.text' : 'verdict.out.last'),
                      }
                    : assessRed7Move({
                        t,
                        why: whyShown,
                        turn,
                        players,
                        seat,
                        hints,
                        mine: isMyTurnShown,
                        hope,
                        acts,
                      })
                }
                revealing={reveal !== null}
                gamble={look?.prospect === 'gamble'}
                onUndo={steps.length > 0 && pending === null ? undo : null}
                onFold={fold && free ? () => setFolding(true) : null}
                onEnd={
                  free && (look?.action || (hints === 'none' && steps.length > 0 && !look?.owes))
                    ? send
                    : null
                }
                onContinue={
                  may.some(({ type }) => type === 'continue') && pending === null
                    ? () => onAction({ type: 'continue' })
                    : null
                }
              />
            )
          }
        >
          <div className={styles.middle} data-watching={seat === null || undefined}>
            {over ? (
              <Red7RoundSummary t={t} view={view} players={players} />
            ) : (
              <>
                <Red7Canvas
                  t={t}
                  canvas={look?.table.canvas ?? table.canvas}
                  rule={steps.length > 0 ? look!.why.rule : whyShown.rule}
                  changed={reveal !== null && isChanged && reveal.before.why.rule !== why.rule}
                  staged={ruling === null ? null : { step: ruling, takeBack: turn.dropRule }}
                  onPlace={slots.find(({ to }) => to === 'canvas')?.go ?? null}
                  from={lastCanvasFrom(props.lastEvents as readonly Event[])}
                  onDeck={headerHasRoom ? null : (table.onDeck[0] ?? null)}
                />
                {seat !== null && (
                  <MyRed7Palette
                    t={t}
                    table={look?.table ?? table}
                    why={shown}
                    seat={seat}
                    turn={turn}
                    marks={marks && !out}
                    out={out}
                    slots={slots}
                    me={narrow ? self : null}
                  />
                )}
              </>
            )}
          </div>
        </TableFrame>
      </FlipLayoutAnimation>
      <ConfirmDialog
        open={folding && fold !== null}
        title={t('fold.title')}
        text={t(fold?.type === 'end-turn' ? 'fold.draw' : 'fold.text')}
        stay={t('fold.stay')}
        go={t('fold')}
        onStay={() => setFolding(false)}
        onGo={() => {
          setFolding(false);
          if (fold) onAction(fold);
        }}
      />
    </>
  );
}

/** Palette cards come first; a rule from the hand is the last step. */
function rulingStep({ palette, canvas }: Red7DraftedTurn): number | null {
  if (canvas !== null) return palette.length + 1;
  return palette.at(-1)?.toCanvas ? palette.length : null;
}

/** Shorter on phones, where they share one line. */
function factsOf(
  t: Red7Translate,
  { table, deckSize }: View,
  narrow: boolean,
  withKnown: boolean,
): readonly string[] {
  const { advanced } = table.options;
  const known = table.onDeck[0];
  return [
    advanced ? t('fact.round', { n: table.round }) : t('fact.one'),
    ...(advanced && !narrow ? [t('fact.target', { n: targetScoreOf(table) })] : []),
    t(narrow ? 'fact.deck.short' : 'fact.deck', { n: deckSize }),
    ...(known && withKnown ? [t('fact.known', { card: red7CardName(t, known) })] : []),
  ];
}

/** The seat from which the card on the canvas came. */
function lastCanvasFrom(events: readonly Event[]): string | null {
  const last = events.findLast((event) => event.type === 'canvas-played');
  return last ? `seat-${last.seat}` : null;
}
