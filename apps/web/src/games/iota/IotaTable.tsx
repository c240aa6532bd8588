import {
  type Action,
  type Card,
  type Cell,
  type Event,
  isWild,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/iota';
import { useMemo, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useT.ts';
import { ConfirmDialog } from '../../table/ConfirmDialog.tsx';
import { MySeatPlate } from '../../table/MyPlate.tsx';
import { otherPlayersOf } from '../../table/OtherPlayers.tsx';
import { hasReachedRevealStage, revealedPositions } from '../../table/reveal.ts';
import { useTableActions, useTablePreferences } from '../../table/TableContext.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useTableSlots } from '../../table/TableSlots.tsx';
import type { CardDropPoint } from '../../table/useDrag.ts';
import { useRecentMoment } from '../../table/useMoment.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { isHandheld, useLayout } from '../../ui/layout.ts';
import type { TableProps } from '../types.ts';
import { nearestCellInTouchReach } from './boardSpotForTap.ts';
import { areWildIdentitiesShown } from './boardSpots.ts';
import dock from './Dock.module.css';
import { IotaActions, ScorePreview } from './Dock.tsx';
import { ghostLinesOf } from './GhostPlay.tsx';
import { IotaBoard, type IotaBoardHandle } from './IotaBoard.tsx';
import { IotaHand } from './IotaHand.tsx';
import rivals from './IotaOpponent.module.css';
import { IotaOpponent } from './IotaOpponent.tsx';
import { gamePromptOf, iotaPointsGainedBy, iotaSeatTurnNotesOf } from './prompt.ts';
import {
  type CardPlacementTarget,
  cardPlacementTargets,
  cellKeyOf,
  type RefusedPlacementCell,
  refusedCardPlacement,
} from './targets.ts';
import { useIotaTurnDraft } from './useTurnDraft.ts';
import { IotaWildIdentities } from './WildIdentities.tsx';
import { gameMessages, pointsWord, refusalSentence } from './words.ts';

type IotaTableProps = TableProps<View, Action, ViewExplanation>;

interface AskedCell {
  readonly key: string;
  readonly refused: RefusedPlacementCell;
  readonly code: string;
  readonly text: string;
}

/** How long the prompt shows my score, and a plate what its player did. */
const GAIN_MS = 2000;
const NEWS_MS = 5000;
const NO_TARGETS: readonly CardPlacementTarget[] = [];

export function IotaTable(props: IotaTableProps) {
  const { view, why, players, seat, hints, legal, pending, onAction, stamp } = props;
  const t = useMessages(gameMessages);
  const { confirm } = useTablePreferences();
  const actions = useTableActions();
  const slots = useTableSlots();
  const board = useRef<IotaBoardHandle>(null);
  const { table } = view;
  const narrow = isHandheld(useLayout());
  const turn = useIotaTurnDraft(view);
  const { staging, look, picked, swap } = turn;
  const events = props.lastEvents as readonly Event[];
  const reveal = props.reveal ?? null;
  // What a play brought is news once its lines have been counted.
  const { moment: news } = useRecentMoment(
    reveal ? -1 : stamp,
    reveal ? null : iotaSeatTurnNotesOf(t, events),
    NEWS_MS,
  );
  const { moment: gain } = useRecentMoment(
    reveal ? -1 : stamp,
    reveal ? null : iotaPointsGainedBy(events, seat),
    GAIN_MS,
  );
  const isCounted = hasReachedRevealStage(reveal, 'count');
  const scores = isCounted ? table.scores : reveal!.before.view.table.scores;
  const played = reveal?.after.view.table.last?.score?.lines ?? [];
  const counted = reveal
    ? revealedPositions(reveal, 'mark').flatMap((at) => played[at] ?? [])
    : props.keepsLastPlay
      ? (table.last?.score?.lines ?? [])
      : [];
  const ghost = useMemo(() => ghostLinesOf(props.ghost), [props.ghost]);
  const [asking, setAsking] = useState<AskedCell | null>(null);
  const [wildAt, setWildAt] = useState<string | null>(null);
  const [sure, setSure] = useState(false);

  const mine = seat !== null && table.turn === seat && table.over === null;
  const free = mine && legal().length > 0 && pending === null;
  const laying = turn.composing && swap === null;
  const fitting = useMemo(
    () =>
      new Map(
        laying ? look.hand.map((card) => [card, cardPlacementTargets(view, staging, card, hints)]) : [],
      ),
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
  const asked = asking?.key === askKey ? asking : null;
  const told = areWildIdentitiesShown(view, hints);
  const wild = why.wilds.find((one) => cellKeyOf(one) === wildAt);
  const score = hints === 'full' ? look.score : null;
  const laid = staging.placements.length;

  const go = (target: CardPlacementTarget, card: Card) => {
    actions.sound('place');
    setWildAt(null);
    if (target.kind === 'place') turn.place(target, card);
    else turn.recycle(target, card);
  };
  const ask = (cell: Cell | null, pressed: boolean, card: Card | null = picked) => {
    const asked = cell && card && hints !== 'none' ? reasonAt(cell, card) : null;
    // A first hand says it in the prompt, and only to who tries it.
    if (asked && slots?.onRefusal) {
      if (pressed) slots.onRefusal(asked.code, asked.text);
    } else if (asked) setAsking({ key: askKey, ...asked });
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
    const here = choices.filter(({ target }) => cellKeyOf(target) === focused);
    const only = here.length > 0 ? here : choices;
    if (only.length === 1 || (picked && only.length > 0)) go(only[0]!.target, only[0]!.card);
    else if (only.length > 1) setWildAt(cellKeyOf(only[0]!.target));
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

  const drop = (card: Card, at: CardDropPoint) => {
    const place = board.current?.locate(at.x, at.y);
    if (!place) return;
    const target = nearestCellInTouchReach(fitting.get(card) ?? NO_TARGETS, place.point, place.pitch);
    const { spot } = place;
    if (target) go(target, card);
    else if (spot && (spot.look === 'closed' || (spot.card && isWild(spot.card)))) ask(spot, true, card);
  };

  const me = seat === null ? null : players[seat]!;
  const others = otherPlayersOf(players, seat);
  /** The crown moves when the scores have been counted. */
  const settledScores = reveal?.before.view.table.scores ?? scores;
  const best = Math.max(...settledScores);
  const leads = (who: number) =>
    best > 0 && settledScores[who] === best && settledScores.filter((one) => one === best).length === 1;
  const self = me && (
    <MySeatPlate
      player={me}
      leads={leads(me.seat)}
      score={table.options.scoring ? scores[me.seat]! : null}
      small={narrow}
    >
      {pointsWord(t, scores[me.seat]!)}
    </MySeatPlate>
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
        prompt={
          reveal
            ? { tone: 'wait', title: t('reveal.count') }
            : gamePromptOf(t, props, { turn, gain, targets, stuck, refusal: asked?.text ?? null })
        }
        others={
          <ul className={rivals.rivals} data-count={others.length}>
            {others.map((player) => (
              <IotaOpponent
                key={player.seat}
                t={t}
                player={player}
                view={view}
                score={scores[player.seat]!}
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
          (!table.over || reveal) && (
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
          handle={board}
          view={view}
          players={players}
          turn={turn}
          hints={hints}
          targets={targets}
          refused={asked?.refused ?? null}
          counted={counted}
          ghost={ghost}
          onTarget={(target) => picked && go(target, picked)}
          onAsk={(cell, pressed = false) => ask(cell, pressed)}
          onTakeBack={turn.takeBack}
          onWild={(cell) => setWildAt(wildAt === cellKeyOf(cell) ? null : cellKeyOf(cell))}
        >
          {wild && (told || recyclersOf(wild).length > 0) && (
            <IotaWildIdentities
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

  function reasonAt({ x, y }: Cell, card: Card): Omit<AskedCell, 'key'> | null {
    const onWild = why.wilds.some((one) => cellKeyOf(one) === cellKeyOf({ x, y }));
    if (onWild && laid > 0) return { refused: { x, y, lines: [] }, code: 'late', text: t('refuse.late') };
    const refused = refusedCardPlacement(view, staging, { x, y }, card);
    return (
      refused && {
        refused,
        code: refused.refusal.code,
        text: refusalSentence(t, refused.refusal),
      }
    );
  }
  function recyclersOf(cell: Cell): readonly Card[] {
    if (pending !== null) return [];
    return look.hand.filter((card) =>
      fitting.get(card)?.some((one) => one.kind === 'recycle' && cellKeyOf(one) === cellKeyOf(cell)),
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
