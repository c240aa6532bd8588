import type { Action, Card, Cell, Event, View, Why } from '@fivefold/rules/iota';
import { useMemo, useState } from 'react';
import { useMessages } from '../../i18n/useT.ts';
import { ConfirmDialog } from '../../table/ConfirmDialog.tsx';
import { MyPlate } from '../../table/MyPlate.tsx';
import { otherPlayersOf } from '../../table/OtherPlayers.tsx';
import { useTableContext } from '../../table/TableContext.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useMoment } from '../../table/useMoment.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import type { TableProps } from '../types.ts';
import { showsWildIdentities } from './boardSpots.ts';
import dock from './Dock.module.css';
import { IotaActions, ScorePreview } from './Dock.tsx';
import { type CellRefusal, IotaBoard } from './IotaBoard.tsx';
import { IotaHand } from './IotaHand.tsx';
import rivals from './IotaOpponent.module.css';
import { IotaOpponent } from './IotaOpponent.tsx';
import { pointsGainedBy, promptOf, seatNewsOf } from './prompt.ts';
import { keyOf, type PlacementTarget, placementRefusal, placementTargets } from './targets.ts';
import { useTurnDraft } from './useTurnDraft.ts';
import { WildIdentities } from './WildIdentities.tsx';
import { pointsWord, refusalSentence, words } from './words.ts';

type IotaTableProps = TableProps<View, Action, Why>;

/** How long the prompt shows my score, and a plate what its player did. */
const GAIN_MS = 2000;
const NEWS_MS = 5000;
const NO_TARGETS: readonly PlacementTarget[] = [];

export function IotaTable(props: IotaTableProps) {
  const { view, why, players, seat, hints, legal, pending, onAction, stamp } = props;
  const t = useMessages(words);
  const { confirm, actions } = useTableContext();
  const { table } = view;
  const narrow = useMediaQuery('(max-width: 899px), (max-height: 500px)');
  const turn = useTurnDraft(view);
  const { staging, look, picked, swap } = turn;
  const events = props.lastEvents as readonly Event[];
  const { moment: news } = useMoment(stamp, seatNewsOf(t, events), NEWS_MS);
  const { moment: gain } = useMoment(stamp, pointsGainedBy(events, seat), GAIN_MS);
  const [asking, setAsking] = useState<{ readonly key: string; readonly asked: CellRefusal } | null>(null);
  const [wildAt, setWildAt] = useState<string | null>(null);
  const [sure, setSure] = useState(false);

  const mine = seat !== null && table.turn === seat && table.over === null;
  const free = mine && legal().length > 0 && pending === null;
  const laying = turn.composing && swap === null;
  const fitting = useMemo(
    () =>
      new Map(laying ? look.hand.map((card) => [card, placementTargets(view, staging, card, hints)]) : []),
    [laying, look, view, staging, hints],
  );
  const targets = (picked && fitting.get(picked)) || NO_TARGETS;
  const stuck =
    turn.composing &&
    hints !== 'none' &&
    fitting.size > 0 &&
    [...fitting.values()].every((cells) => cells.length === 0);
  const onlyPass = stuck && staging.placements.length === 0;
  const askKey = `${picked}.${turn.count}.${stamp}`;
  const asked = asking?.key === askKey ? asking.asked : null;
  const told = showsWildIdentities(view, hints);
  const wild = why.wilds.find((one) => keyOf(one) === wildAt);
  const score = hints === 'full' ? look.score : null;
  const laid = staging.placements.length;

  const go = (target: PlacementTarget, card: Card) => {
    actions.sound('place');
    setWildAt(null);
    if (target.kind === 'place') turn.place(target, card);
    else turn.recycle(target, card);
  };
  const ask = (cell: Cell | null, card: Card | null = picked) => {
    const text = cell && card && hints !== 'none' ? reasonAt(cell, card) : null;
    if (cell && text) setAsking({ key: askKey, asked: { x: cell.x, y: cell.y, text } });
    else if (asking) setAsking(null);
  };
  const undo = () => {
    setAsking(null);
    turn.undo();
  };
  const recycleNow = () => {
    const choices = (picked ? [picked] : look.hand).flatMap((card) =>
      (fitting.get(card) ?? []).filter(({ kind }) => kind === 'recycle').map((target) => ({ target, card })),
    );
    const focused = document.activeElement?.getAttribute('data-cell');
    const here = choices.filter(({ target }) => keyOf(target) === focused);
    const only = here.length > 0 ? here : choices;
    if (only.length === 1 || (picked && only.length > 0)) go(only[0]!.target, only[0]!.card);
    else if (only.length > 1) setWildAt(keyOf(only[0]!.target));
  };
  const pass = () => {
    if (!swap) return;
    onAction({ type: 'pass', recycles: staging.recycles, swap });
    setSure(false);
    turn.pass(false);
  };
  const play = () => onAction({ type: 'play', recycles: staging.recycles, placements: staging.placements });
  const canUndo = turn.composing && pending === null && (turn.count > 0 || picked !== null || swap !== null);
  useShortcuts({
    p: free && !swap ? () => turn.pass(true) : undefined,
    r: turn.composing && !swap ? recycleNow : undefined,
    Escape: canUndo ? undo : undefined,
    Backspace: canUndo ? undo : undefined,
  });

  const drop = (key: string, place: string) => {
    const card = look.hand.find((one) => one === key);
    if (!card || swap) return;
    const target = (fitting.get(card) ?? []).find((one) => keyOf(one) === place);
    const [x, y] = place.split(',').map(Number);
    if (target) go(target, card);
    else if (x !== undefined && y !== undefined) ask({ x, y }, card);
  };

  const me = seat === null ? null : players[seat]!;
  const others = otherPlayersOf(players, seat);
  const best = Math.max(...table.scores);
  const leads = (who: number) =>
    best > 0 && table.scores[who] === best && table.scores.filter((one) => one === best).length === 1;
  const self = me && (
    <MyPlate
      player={me}
      leads={leads(me.seat)}
      score={table.options.scoring ? table.scores[me.seat]! : null}
      small={narrow}
    >
      {pointsWord(t, table.scores[me.seat]!)}
    </MyPlate>
  );
  const info = swap ? (
    swap.length > 0 && <p className={dock.note}>{t('pass.note', { n: swap.length })}</p>
  ) : score && laid > 0 ? (
    <ScorePreview t={t} score={score} narrow={narrow} />
  ) : null;

  return (
    <>
      <TableFrame
        seat={seat}
        motion={`${stamp}.${turn.count}`}
        facts={[table.deckSize > 0 ? t('fact.deck', { n: table.deckSize }) : t('fact.noDeck')]}
        prompt={promptOf(t, props, { turn, gain, targets, stuck })}
        others={
          <ul className={rivals.rivals} data-count={others.length}>
            {others.map((player) => (
              <IotaOpponent
                key={player.seat}
                t={t}
                player={player}
                view={view}
                leads={leads(player.seat)}
                news={news?.get(player.seat) ?? null}
              />
            ))}
          </ul>
        }
        me={narrow ? null : self}
        hand={
          me && (
            <IotaHand
              t={t}
              view={view}
              turn={turn}
              fitting={fitting}
              hints={hints}
              mine={mine}
              busy={pending !== null}
              onDrop={drop}
            >
              {narrow ? (
                <div className={dock.info}>
                  {self}
                  {info}
                </div>
              ) : (
                info
              )}
            </IotaHand>
          )
        }
        action={
          me &&
          !table.over && (
            <IotaActions
              t={t}
              passing={swap !== null}
              onlyPass={onlyPass}
              primary={primary()}
              onPrimary={onPrimary()}
              onUndo={canUndo ? undo : null}
              onPass={free ? () => turn.pass(true) : null}
            />
          )
        }
      >
        <IotaBoard
          t={t}
          view={view}
          players={players}
          turn={turn}
          hints={hints}
          targets={targets}
          asked={asked}
          onTarget={(target) => picked && go(target, picked)}
          onAsk={(cell) => ask(cell)}
          onTakeBack={turn.takeBack}
          onWild={(cell) => setWildAt(wildAt === keyOf(cell) ? null : keyOf(cell))}
        >
          {wild && (told || recyclersOf(wild).length > 0) && (
            <WildIdentities
              t={t}
              identities={told ? wild.identities : null}
              recyclers={recyclersOf(wild)}
              onRecycle={(card) => go({ x: wild.x, y: wild.y, kind: 'recycle', points: null }, card)}
              low={wild.y <= middleOf(table.grid)}
              onClose={() => setWildAt(null)}
            />
          )}
        </IotaBoard>
      </TableFrame>
      <ConfirmDialog
        open={sure && swap !== null && swap.length > 0}
        title={t('pass.title', { n: swap?.length ?? 0 })}
        text={t('pass.text', { n: swap?.length ?? 0 })}
        stay={t('pass.stay')}
        go={t('pass.swap', { n: swap?.length ?? 0 })}
        onStay={() => setSure(false)}
        onGo={pass}
      />
    </>
  );

  function reasonAt(cell: Cell, card: Card): string | null {
    const onWild = why.wilds.some((one) => keyOf(one) === keyOf(cell));
    if (onWild && laid > 0) return t('refuse.late');
    const refusal = placementRefusal(view, staging, cell, card);
    return refusal && refusalSentence(t, refusal);
  }
  function recyclersOf(cell: Cell): readonly Card[] {
    if (pending !== null) return [];
    return look.hand.filter((card) =>
      fitting.get(card)?.some((one) => one.kind === 'recycle' && keyOf(one) === keyOf(cell)),
    );
  }
  function primary(): string {
    if (swap) return swap.length > 0 ? t('pass.swap', { n: swap.length }) : t('pass.go');
    if (laid === 0) return t(onlyPass ? 'pass' : 'play');
    return score && look.refusal === null ? t('play.for', { n: score.total }) : t('play.cards', { n: laid });
  }
  function onPrimary(): (() => void) | null {
    if (!free) return null;
    if (swap) return swap.length > 0 && confirm ? () => setSure(true) : pass;
    if (onlyPass) return () => turn.pass(true);
    return laid > 0 && (hints === 'none' || look.refusal === null) ? play : null;
  }
}

/** The row in the middle of the board. */
function middleOf(cells: readonly Cell[]): number {
  const rows = cells.map(({ y }) => y);
  return (Math.min(...rows) + Math.max(...rows)) / 2;
}
