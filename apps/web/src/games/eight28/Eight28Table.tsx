import {
  type Action,
  type Crystals,
  crystalPoints,
  type Event,
  type Half,
  type View,
  type Why,
} from '@fivefold/rules/eight28';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useT.ts';
import { OtherPlayers, otherPlayersOf } from '../../table/OtherPlayers.tsx';
import { useTableContext } from '../../table/TableContext.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useMoment } from '../../table/useMoment.ts';
import { useMoveComposer } from '../../table/useMoveComposer.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { Button } from '../../ui/Button.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import type { TableProps } from '../types.ts';
import { ContinueAction, OfferActions } from './Actions.tsx';
import { Eight28Opponent } from './Eight28Opponent.tsx';
import styles from './Eight28Table.module.css';
import { Halves } from './Halves.tsx';
import { halfContestsOf } from './halfContests.ts';
import { MyCards } from './MyCards.tsx';
import { Pot } from './Pot.tsx';
import { myOutcomeIn, promptOf } from './prompt.ts';
import { RoundSheet } from './RoundSheet.tsx';
import { TotalsTrack } from './TotalsTrack.tsx';
import { useKeepDeclining } from './useKeepDeclining.ts';
import { words } from './words.ts';

type Eight28TableProps = TableProps<View, Action, Why>;

const NEWS_MS = 2600;

export function Eight28Table(props: Eight28TableProps) {
  const { view, why, players, seat, hints, pending, onAction, stamp } = props;
  const t = useMessages(words);
  const { table } = view;
  const { phase } = table;
  const { confirm } = useTableContext();
  const narrow = useMediaQuery('(max-width: 899px), (max-height: 500px)');
  const { moment } = useMoment(stamp, myOutcomeIn(props.lastEvents as readonly Event[], seat), NEWS_MS);
  const may = props.legal();
  const ready = may.length > 0 && pending === null;
  const asked = ready && phase.type === 'offer';
  const stand = useKeepDeclining(table.round, asked, () => onAction({ type: 'decline' }));
  const choosing = phase.type === 'choice' && seat !== null && table.waiting.includes(seat);
  const composer = useMoveComposer<Half>(`${table.round}.${phase.type}`, (half) =>
    onAction({ type: 'choose-half', half }),
  );
  const pick = (half: Half) => {
    if (ready && choosing && composer.picked !== half) composer.pick(half);
  };
  useShortcuts(choosing ? { 1: () => pick('eight'), 2: () => pick('twenty-eight') } : {});
  const leaders = leadersOf(table.crystals.map(crystalPoints));
  const others = otherPlayersOf(players, seat);

  return (
    <TableFrame
      seat={seat}
      motion={stamp}
      facts={[
        t('round', { n: table.round }),
        t('turn', { n: table.turn }),
        ...(table.final ? [t('final')] : []),
        ...(table.options.length === 'short' ? [t(narrow ? 'fact.short.narrow' : 'fact.short')] : []),
        ...(table.options.passIsFinal && !narrow ? [t('fact.passIsFinal')] : []),
      ]}
      prompt={promptOf(t, props, moment, stand.on)}
      others={
        <OtherPlayers count={others.length}>
          {others.map((player) => (
            <Eight28Opponent
              key={player.seat}
              t={t}
              player={player}
              view={view}
              why={why}
              hints={hints}
              leads={leaders.includes(player.seat)}
            />
          ))}
        </OtherPlayers>
      }
      hand={
        seat !== null && (
          <MyCards
            t={t}
            player={players[seat]!}
            view={view}
            why={why}
            hints={hints}
            leads={leaders.includes(seat)}
          />
        )
      }
      action={actionOf()}
    >
      <div className={styles.middle} data-phase={phase.type}>
        {phase.type === 'offer' ? (
          <>
            <Pot
              t={t}
              view={view}
              why={why}
              hints={hints}
              onTake={asked ? () => onAction({ type: 'take' }) : null}
            />
            {hints !== 'none' && (
              <TotalsTrack t={t} why={why} players={players} seat={seat} ranges={hints === 'full'} />
            )}
          </>
        ) : phase.type === 'choice' ? (
          <div className={styles.choice} data-testid="choice">
            <p className={styles.about}>
              <strong className="figure">{t('pot.title', { n: countOf(table.pot) })}</strong>
              {countOf(why.halves.odd) > 0 && (
                <span>{t(table.final ? 'pot.odd.final' : 'pot.odd', { n: countOf(why.halves.odd) })}</span>
              )}
            </p>
            <Halves
              t={t}
              sides={halfContestsOf(view, why)}
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
          <RoundSheet t={t} view={view} why={why} players={players} />
        )}
      </div>
    </TableFrame>
  );

  function actionOf(): ReactNode {
    if (seat === null || phase.type === 'over') return null;
    if (phase.type === 'offer')
      return (
        <OfferActions
          t={t}
          view={view}
          why={why}
          seat={seat}
          ready={asked}
          stand={stand}
          onAction={onAction}
        />
      );
    if (phase.type === 'round-end')
      return <ContinueAction t={t} view={view} seat={seat} ready={ready} onAction={onAction} />;
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

const countOf = ({ blue, red }: Crystals): number => blue + red;

function leadersOf(points: readonly number[]): readonly number[] {
  const best = Math.max(...points);
  const seats = points.flatMap((n, seat) => (n === best ? [seat] : []));
  return best > 0 && seats.length === 1 ? seats : [];
}
