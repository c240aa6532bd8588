import {
  type Action,
  type Card,
  type Event,
  myNumberTurnsInRound,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/my-number';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useT.ts';
import { ContinueAction } from '../../table/ContinueAction.tsx';
import { CardHand } from '../../table/Hand.tsx';
import { OtherPlayers, otherPlayersOf } from '../../table/OtherPlayers.tsx';
import { TablePromptNote } from '../../table/PromptTab.tsx';
import { TELEVISION_REVEAL_LIMIT_MS } from '../../table/reveal.ts';
import { SealedChoicePeek } from '../../table/SealedChoice.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useRecentMoment } from '../../table/useMoment.ts';
import { useMoveDraft } from '../../table/useMoveDraft.ts';
import { useIsTelevision } from '../../tv/TelevisionContext.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import type { TableProps } from '../types.ts';
import { MyNumberCenterRow } from './CenterRow.tsx';
import { MyNumberGoals } from './Goals.tsx';
import { MyNumberOpponent } from './MyNumberOpponent.tsx';
import { MyNumberOwnCollection } from './MyNumberOwnCollection.tsx';
import styles from './MyNumberTable.module.css';
import { MyNumberCard } from './NumberCard.tsx';
import { gamePromptOf, televisionTakePromptOf } from './prompt.ts';
import { myNumberTurnRevealOf, revealedCardTakesIn } from './revealSteps.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { MyNumberTurnReveal } from './TurnReveal.tsx';
import { useCardsOverlap } from './useCardsOverlap.ts';
import { gameMessages, myNumberCardName } from './words.ts';

type MyNumberTableProps = TableProps<View, Action, ViewExplanation>;

/** How long a reveal stays while the next turn is already open. */
const REVEAL_MS = 4500;
/** On a television, after the last step. */
const TELEVISION_REST_MS = 2500;

export function MyNumberTable(props: MyNumberTableProps) {
  const { view, why, players, seat, hints, legal, pending, onAction, stamp } = props;
  const t = useMessages(gameMessages);
  const { table, phase } = view;
  const isTelevision = useIsTelevision();
  const takes = revealedCardTakesIn(props.lastEvents as readonly Event[]);
  const { moment: turnShown, skip } = useRecentMoment(
    stamp,
    // The next round may begin meanwhile, with another order.
    takes && { takes, order: table.order },
    !isTelevision ? REVEAL_MS : props.reveal ? TELEVISION_REVEAL_LIMIT_MS : TELEVISION_REST_MS,
  );
  const moment = turnShown?.takes ?? null;
  const state = props.reveal ? myNumberTurnRevealOf(props.reveal) : null;
  const shown = { view: state?.view ?? view, why: state?.why ?? why };
  const { phase: shownPhase } = shown.view;
  /** What a seat took, once its card is open. */
  const takeOf = (one: number) =>
    (state?.opened.has(one) ?? true) ? (moment?.find((take) => take.seat === one) ?? null) : null;
  const current = moment?.find((take) => take.seat === state?.current?.seat);
  const [changing, setChanging] = useState<string | null>(null);

  const turn = `${table.round}.${table.turn}.${phase.type}`;
  const composer = useMoveDraft<Card>(turn, (card) => {
    setChanging(null);
    onAction({ type: 'select', card, turn: table.turn });
  });
  const may = legal();
  const sent = pending?.type === 'select' ? pending.card : null;
  const mine = phase.type === 'select' ? phase.mine : null;
  const sealed = mine !== null && changing !== turn && sent === null;
  // The crown moves when the scores have been counted.
  const leaders = leadersOf((props.reveal?.before.why ?? why).totals);
  const box = useRef<HTMLDivElement>(null);
  const overlap = useCardsOverlap(box, sealed ? '' : view.hand.join());

  const showsGoals = table.goals.length > 0;
  const pick = (card: Card) => {
    skip();
    composer.pick(card);
  };
  const hand =
    seat !== null &&
    phase.type === 'select' &&
    (sealed ? (
      <SealedChoicePeek name={myNumberCardName(t, mine)}>
        <MyNumberCard card={mine} />
      </SealedChoicePeek>
    ) : (
      <CardHand
        cards={view.hand}
        label={t('pick')}
        keyOf={String}
        nameOf={(card) => myNumberCardName(t, card)}
        selected={composer.picked === null ? [] : [composer.picked]}
        idle={may.length === 0 || sent !== null}
        onPick={pick}
        onDrop={(card) => card !== composer.picked && pick(card)}
        draw={(card, chosen) => (
          <MyNumberCard
            card={card}
            tucked={overlap}
            state={chosen ? 'selected' : card === (sent ?? mine) ? 'pending' : 'normal'}
          />
        )}
      />
    ));

  return (
    <TableFrame
      fillsMiddle
      holdsMiddle={moment !== null}
      seat={seat}
      // Nothing moves when somebody else has chosen.
      motion={`${turn}.${mine}.${moment === null}.${props.reveal?.index}`}
      facts={[
        t('round', { n: table.round }),
        t('turn', { n: table.turn, all: myNumberTurnsInRound(table.round) }),
      ]}
      prompt={
        current
          ? televisionTakePromptOf(t, players[current.seat]!.name, current, props.reveal!.before.view.table)
          : state
            ? { tone: 'wait', title: t('prompt.reveal') }
            : gamePromptOf(t, props, moment, sealed)
      }
      meOnTable
      others={
        <OtherPlayers count={otherPlayersOf(players, seat).length} rows={2}>
          {otherPlayersOf(players, seat).map((player) => (
            <MyNumberOpponent
              key={player.seat}
              t={t}
              player={player}
              table={shown.view.table}
              isReady={shownPhase.type === 'select' ? shownPhase.ready[player.seat]! : null}
              hasContinued={shownPhase.type === 'round-end' ? shownPhase.continued[player.seat]! : null}
              why={shown.why}
              leads={leaders.includes(player.seat)}
              crowded={otherPlayersOf(players, seat).length > 3}
              take={takeOf(player.seat)}
              arrives={state?.travelled.has(player.seat) ?? false}
              hasTaken={state?.travelled.has(player.seat) ?? true}
              isCurrent={state?.current?.seat === player.seat}
              travelMs={state?.current?.seat === player.seat ? state.current.travelMs : null}
            />
          ))}
        </OtherPlayers>
      }
      me={
        seat !== null && (
          <MyNumberOwnCollection
            t={t}
            player={players[seat]!}
            table={shown.view.table}
            why={shown.why}
            leads={leaders.includes(seat)}
            hints={hints}
            take={(state?.counted.has(seat) ?? true) ? takeOf(seat) : null}
          />
        )
      }
      hand={
        hand && (
          <div ref={box} className={classNames('contents', styles.hand)}>
            {hand}
          </div>
        )
      }
      action={actionOf()}
    >
      <div className={styles.middle} data-goals={showsGoals || undefined} data-drop="row">
        {turnShown ? (
          <MyNumberTurnReveal t={t} {...turnShown} players={players} seat={seat} state={state} />
        ) : phase.type === 'select' ? (
          <MyNumberCenterRow t={t} row={table.row} why={why} hints={hints} />
        ) : (
          <ScoreSheet t={t} view={view} players={players} />
        )}
        {showsGoals && (
          <MyNumberGoals
            t={t}
            table={shown.view.table}
            why={shown.why}
            players={players}
            seat={seat}
            hints={hints}
            counted={shownPhase.type !== 'select'}
          />
        )}
      </div>
    </TableFrame>
  );

  function actionOf(): ReactNode {
    if (seat === null) return null;
    if (moment && composer.picked === null)
      return (
        <>
          <Button big wide onClick={skip} data-testid="skip-reveal">
            {t('next')}
          </Button>
          {phase.type === 'select' && !sealed && <TablePromptNote>{t('next.note')}</TablePromptNote>}
        </>
      );
    if (phase.type === 'over') return null;
    if (phase.type === 'round-end') {
      const reading = phase.continued.filter((done) => !done).length - 1;
      const note = reading > 0 ? t('continue.note', { n: reading }) : t('continue.last');
      return (
        <ContinueAction
          note={phase.continued[seat] ? t('continue.done') : note}
          revealing={false}
          ready={may.length > 0 && pending === null}
          onContinue={() => onAction({ type: 'continue' })}
        >
          {t('continue')}
        </ContinueAction>
      );
    }
    if (sealed)
      return (
        // In a fragment like the others, so that React keeps the button and its focus.
        <>
          <Button
            big
            wide
            icon="undo"
            inactive={may.length === 0}
            onClick={() => setChanging(turn)}
            data-testid="change"
          >
            {t('change')}
          </Button>
          <TablePromptNote>{t('lock.note')}</TablePromptNote>
        </>
      );
    return (
      <>
        {mine !== null && sent === null && composer.picked === null ? (
          <Button big wide onClick={() => setChanging(null)} data-testid="keep">
            {t('keep', { card: mine })}
          </Button>
        ) : (
          <Button
            big
            wide
            kind="primary"
            inactive={composer.picked === null || may.length === 0 || sent !== null}
            onClick={composer.send}
            data-testid="confirm-move"
          >
            {composer.picked === null ? t('pick') : t('lock', { card: composer.picked })}
          </Button>
        )}
        <TablePromptNote>{t('lock.note')}</TablePromptNote>
      </>
    );
  }
}

function leadersOf(totals: readonly number[]): readonly number[] {
  const best = Math.max(...totals);
  const seats = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return seats.length === 1 ? seats : [];
}
