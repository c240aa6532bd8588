import {
  type Action,
  type Eight28Crystals,
  type Event,
  eight28CrystalPoints,
  knownHoleCards,
  type PotHalf,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/eight28';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useT.ts';
import { ContinueAction } from '../../table/ContinueAction.tsx';
import { OtherPlayers, otherPlayersOf } from '../../table/OtherPlayers.tsx';
import { hasReachedRevealStage } from '../../table/reveal.ts';
import { useTablePreferences } from '../../table/TableContext.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useRecentMoment } from '../../table/useMoment.ts';
import { useMoveDraft } from '../../table/useMoveDraft.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { Button } from '../../ui/Button.tsx';
import { isHandheld, useLayout } from '../../ui/layout.ts';
import type { TableProps } from '../types.ts';
import { Eight28OfferButtons } from './Actions.tsx';
import { Eight28Opponent } from './Eight28Opponent.tsx';
import styles from './Eight28Table.module.css';
import { Eight28PotHalves } from './Halves.tsx';
import { potHalfContestsOf } from './halfContests.ts';
import { MyEight28Cards } from './MyCards.tsx';
import { Eight28Pot } from './Pot.tsx';
import { eight28RevealPrompt, gamePromptOf, myEight28TurnOutcomeIn } from './prompt.ts';
import { Eight28RevealTrack } from './RevealTrack.tsx';
import { Eight28RoundSheet } from './RoundSheet.tsx';
import { eight28RoundRevealOf, eight28ViewDuringReveal } from './roundReveal.ts';
import { Eight28TotalsTrack } from './TotalsTrack.tsx';
import { useKeepDecliningOffers } from './useKeepDecliningOffers.ts';
import { type Eight28Translate, gameMessages } from './words.ts';

type Eight28TableProps = TableProps<View, Action, ViewExplanation>;

const NEWS_MS = 2600;

export function Eight28Table(props: Eight28TableProps) {
  const { view, why, players, seat, hints, pending, onAction, stamp } = props;
  const t = useMessages(gameMessages);
  const { table } = view;
  const { phase } = table;
  const { confirm } = useTablePreferences();
  const narrow = isHandheld(useLayout());
  // What it brought me is news once it has been revealed.
  const { moment } = useRecentMoment(
    props.reveal ? -1 : stamp,
    props.reveal ? null : myEight28TurnOutcomeIn(props.lastEvents as readonly Event[], seat),
    NEWS_MS,
  );
  const may = props.legal();
  const ready = may.length > 0 && pending === null;
  const asked = ready && phase.type === 'offer';
  const stand = useKeepDecliningOffers(table.round, asked, () => onAction({ type: 'decline' }));
  const choosing = phase.type === 'choice' && seat !== null && table.waiting.includes(seat);
  const composer = useMoveDraft<PotHalf>(`${table.round}.${phase.type}`, (half) =>
    onAction({ type: 'choose-half', half }),
  );
  const pick = (half: PotHalf) => {
    if (ready && choosing && composer.picked !== half) composer.pick(half);
  };
  useShortcuts(choosing ? { 1: () => pick('eight'), 2: () => pick('twenty-eight') } : {});
  const round = props.reveal ? eight28RoundRevealOf(props.reveal) : null;
  const isCounted = hasReachedRevealStage(props.reveal ?? null, 'count');
  // Until the crystals are counted, the plates show the round before.
  const shown = round && !isCounted ? eight28ViewDuringReveal(round) : view;
  const holes = knownHoleCards(view);
  // The crown moves when the points have been counted.
  const settled = round ? eight28ViewDuringReveal(round) : view;
  const leaders = leadersOf(settled.table.crystals.map(eight28CrystalPoints));
  const others = otherPlayersOf(players, seat);
  const gainOf = (one: number): Eight28Crystals | null => {
    if (!round || isCounted || !hasReachedRevealStage(round.reveal, 'travel')) return null;
    return round.awards.flatMap(({ shares }) => shares).find((share) => share.seat === one)?.crystals ?? null;
  };
  const isClosed = (one: number) => round?.states[one] === 'closed';

  return (
    <TableFrame
      seat={seat}
      motion={round ? `${stamp}.${round.reveal.index}` : stamp}
      facts={[
        t('round', { n: table.round }),
        t('turn', { n: table.turn }),
        ...(table.final ? [t('final')] : []),
        ...(table.options.length === 'short' && !(narrow && table.final)
          ? [t(narrow ? 'fact.short.narrow' : 'fact.short')]
          : []),
        ...(table.options.passIsFinal && !narrow ? [t('fact.passIsFinal')] : []),
      ]}
      prompt={round ? eight28RevealPrompt(t, round) : gamePromptOf(t, props, moment, stand.on)}
      others={
        <OtherPlayers count={others.length}>
          {others.map((player) => (
            <Eight28Opponent
              key={player.seat}
              t={t}
              player={player}
              view={shown}
              why={isClosed(player.seat) ? round!.reveal.before.why : (round?.reveal.after.why ?? why)}
              hints={hints}
              leads={leaders.includes(player.seat)}
              hole={isClosed(player.seat) ? null : holes[player.seat]!}
              state={round ? round.states[player.seat]! : null}
              gain={gainOf(player.seat)}
            />
          ))}
        </OtherPlayers>
      }
      hand={
        seat !== null && (
          <MyEight28Cards
            t={t}
            player={players[seat]!}
            view={shown}
            why={round ? { ...round.reveal.after.why, draws: round.reveal.before.why.draws } : why}
            hints={hints}
            leads={leaders.includes(seat)}
            state={round ? round.states[seat]! : null}
            gain={gainOf(seat)}
          />
        )
      }
      action={actionOf()}
    >
      {/* A phone scrolls what does not fit: by keys too. */}
      <section
        className={styles.middle}
        aria-label={t('middle.label')}
        tabIndex={narrow ? 0 : undefined}
        data-phase={phase.type}
      >
        {round ? (
          <>
            <Eight28Pot
              t={t}
              view={round.reveal.before.view}
              why={round.reveal.before.why}
              hints="none"
              onTake={null}
              crystals={round.pot}
            />
            <Eight28RevealTrack
              t={t}
              round={round}
              players={players}
              why={round.reveal.before.why}
              ranges={hints === 'full'}
            />
          </>
        ) : phase.type === 'offer' ? (
          <>
            <Eight28Pot
              t={t}
              view={view}
              why={why}
              hints={hints}
              onTake={asked ? () => onAction({ type: 'take' }) : null}
            />
            {hints !== 'none' && (
              <Eight28TotalsTrack t={t} why={why} players={players} seat={seat} ranges={hints === 'full'} />
            )}
          </>
        ) : phase.type === 'choice' ? (
          <div className={styles.choice} data-testid="choice">
            <p className={styles.about}>
              <strong className="figure text-2xl">{t('pot.title', { n: countOf(table.pot) })}</strong>
              {countOf(why.halves.odd) > 0 && (
                <span>{t(table.final ? 'pot.odd.final' : 'pot.odd', { n: countOf(why.halves.odd) })}</span>
              )}
            </p>
            <Eight28PotHalves
              t={t}
              sides={potHalfContestsOf(view, why)}
              players={players}
              final={table.final}
              choosing={
                choosing
                  ? {
                      picked: composer.picked,
                      bids: why.bids,
                      explain: hints === 'full',
                      onPick: pick,
                      // As with radio buttons, but not where a pick is sent at once.
                      onArrow: (half) => confirm && pick(half),
                    }
                  : null
              }
            />
          </div>
        ) : (
          <Eight28RoundSheet t={t} view={view} why={why} players={players} />
        )}
      </section>
    </TableFrame>
  );

  function actionOf(): ReactNode {
    if (seat === null || (phase.type === 'over' && round === null)) return null;
    if (phase.type === 'offer')
      return (
        <Eight28OfferButtons
          t={t}
          view={view}
          why={why}
          seat={seat}
          ready={asked}
          pending={pending}
          stand={stand}
          onAction={onAction}
        />
      );
    if (phase.type === 'round-end' || phase.type === 'over')
      return (
        <ContinueAction
          note={continueNote(t, table.waiting, seat)}
          revealing={round !== null}
          ready={ready}
          onContinue={() => onAction({ type: 'continue' })}
        >
          {t('continue')}
        </ContinueAction>
      );
    if (!choosing) return null;
    return (
      <Button
        big
        wide
        kind="primary"
        inactive={composer.picked === null || !ready}
        onClick={composer.send}
        data-testid="confirm-move"
      >
        {composer.picked === null ? t('half.pick') : t(`half.go.${composer.picked}`)}
      </Button>
    );
  }
}

function continueNote(t: Eight28Translate, waiting: readonly number[], seat: number): string {
  if (!waiting.includes(seat)) return t('continue.done');
  const others = waiting.length - 1;
  return others > 0 ? t('continue.note', { n: others }) : t('continue.last');
}

const countOf = ({ blue, red }: Eight28Crystals): number => blue + red;

function leadersOf(points: readonly number[]): readonly number[] {
  const best = Math.max(...points);
  const seats = points.flatMap((n, seat) => (n === best ? [seat] : []));
  return best > 0 && seats.length === 1 ? seats : [];
}
