import {
  type Action,
  type Card,
  type Cell,
  type Event,
  isWild,
  type View,
  type Why,
} from '@fivefold/rules/iota';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { useGameT } from '../../i18n/useT.ts';
import { Confirm } from '../../table/Confirm.tsx';
import { useFurniture } from '../../table/Furniture.tsx';
import { Hand } from '../../table/Hand.tsx';
import { othersOf } from '../../table/SeatPlate.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useMoment } from '../../table/useMoment.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMedia } from '../../ui/useWide.ts';
import type { TableProps } from '../types.ts';
import { type Asked, Board } from './Board.tsx';
import dock from './Dock.module.css';
import { Actions, Me, Tally } from './Dock.tsx';
import { TableCard } from './IotaCard.tsx';
import { gainOf, newsOf, promptOf } from './prompt.ts';
import rivals from './Rival.module.css';
import { Rival } from './Rival.tsx';
import { keyOf, type Target, targetsFor, whyNot } from './targets.ts';
import { useStaging } from './useStaging.ts';
import { WildBox } from './WildBox.tsx';
import { nameOf, refusalOf, words } from './words.ts';

type Props = TableProps<View, Action, Why>;

/** How long the tab says what I scored, and a plate what its player did. */
const GAIN_MS = 2000;
const NEWS_MS = 5000;
const LAID = 'laid-';
const NO_TARGETS: readonly Target[] = [];

export function Table(props: Props) {
  const { view, why, players, seat, hints, legal, pending, onAction, stamp } = props;
  const t = useGameT(words);
  const { confirm, do: act } = useFurniture();
  const { table } = view;
  const narrow = useMedia('(max-width: 899px), (max-height: 500px)');
  const turn = useStaging(view);
  const { staging, look, picked, swap } = turn;
  const events = props.lastEvents as readonly Event[];
  const { moment: news } = useMoment(stamp, newsOf(t, events), NEWS_MS);
  const { moment: gain } = useMoment(stamp, gainOf(events, seat), GAIN_MS);
  const [asking, setAsking] = useState<{ readonly key: string; readonly asked: Asked } | null>(null);
  const [wildAt, setWildAt] = useState<string | null>(null);
  const [sure, setSure] = useState(false);

  const mine = seat !== null && table.turn === seat && table.over === null;
  const free = mine && legal().length > 0 && pending === null;
  const laying = turn.composing && swap === null;
  const fitting = useMemo(
    () => new Map(laying ? look.hand.map((card) => [card, targetsFor(view, staging, card, hints)]) : []),
    [laying, look, view, staging, hints],
  );
  const targets = (picked && fitting.get(picked)) || NO_TARGETS;
  const stuck =
    turn.composing &&
    hints !== 'none' &&
    fitting.size > 0 &&
    [...fitting.values()].every((cells) => cells.length === 0);
  const askKey = `${picked}.${turn.count}.${stamp}`;
  const asked = asking?.key === askKey ? asking.asked : null;
  const wild = why.wilds.find((one) => keyOf(one) === wildAt);
  const score = hints === 'full' ? look.score : null;
  const laid = staging.placements.length;

  const go = (target: Target, card: Card) => {
    act.sound('place');
    setWildAt(null);
    if (target.kind === 'place') turn.place(target, card);
    else turn.recycle(target, card);
  };
  const ask = (cell: Cell | null, card: Card | null = picked) => {
    const refusal = cell && card && hints !== 'none' ? whyNot(view, staging, cell, card) : null;
    if (refusal) setAsking({ key: askKey, asked: { x: cell!.x, y: cell!.y, text: refusalOf(t, refusal) } });
    else if (asking) setAsking(null);
  };
  const pick = (card: Card) => {
    if (pending !== null) return;
    act.sound('select');
    setWildAt(null);
    if (swap) turn.mark(card);
    else turn.pick(card);
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
  const carried = usePickOnDrag((key) => {
    const card = look.hand.find((one) => one === key);
    if (card && card !== picked && !swap && pending === null) turn.pick(card);
  });

  const me = seat === null ? null : players[seat]!;
  const others = othersOf(players, seat);
  const best = Math.max(...table.scores);
  const leads = (who: number) =>
    best > 0 && table.scores[who] === best && table.scores.filter((one) => one === best).length === 1;
  const hand = handOf(view, turn);
  const reasonFor = (card: Card): string | null => {
    if (swap) {
      if (swap.includes(card) || swap.length < table.deckSize) return null;
      return t('refuse.deck', { n: table.deckSize });
    }
    if (hints === 'none' || !mine || (fitting.get(card)?.length ?? 0) > 0) return null;
    return t(laid > 0 ? 'refuse.line' : 'refuse.nowhere');
  };
  const info = swap ? (
    swap.length > 0 && <p className={dock.note}>{t('pass.note', { n: swap.length })}</p>
  ) : score && laid > 0 ? (
    <Tally t={t} score={score} narrow={narrow} />
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
              <Rival
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
        me={me && !narrow && <Me t={t} player={me} view={view} leads={leads(me.seat)} />}
        hand={
          me && (
            <div className={dock.zone} {...carried}>
              <Hand
                cards={hand}
                label={t('hand')}
                keyOf={String}
                nameOf={(key) => handName(key)}
                selected={swap ?? (picked ? [picked] : [])}
                multi={swap !== null}
                idle={!turn.composing || pending !== null}
                refuse={(key) => (swap && !key.startsWith(LAID) ? reasonFor(key as Card) : null)}
                onPick={(key) => {
                  const staged = staging.placements.find(({ card }) => key === `${LAID}${card}`);
                  if (staged) turn.takeBack(staged);
                  else pick(key as Card);
                }}
                onDrop={drop}
                draw={(key, chosen) =>
                  key.startsWith(LAID) ? (
                    <span className={dock.laid}>
                      <Icon name="check" size={24} />
                    </span>
                  ) : (
                    <span title={reasonFor(key as Card) ?? undefined}>
                      <TableCard
                        card={key as Card}
                        state={chosen ? 'selected' : reasonFor(key as Card) ? 'disabled' : 'normal'}
                      />
                    </span>
                  )
                }
              />
              {narrow ? (
                <div className={dock.info}>
                  <Me t={t} player={me} view={view} leads={leads(me.seat)} small />
                  {info}
                </div>
              ) : (
                info
              )}
            </div>
          )
        }
        action={
          me &&
          !table.over && (
            <Actions
              t={t}
              passing={swap !== null}
              primary={primary()}
              onPrimary={onPrimary()}
              onUndo={canUndo ? undo : null}
              onPass={free ? () => turn.pass(true) : null}
            />
          )
        }
      >
        <Board
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
          {wild && hints === 'full' && (
            <WildBox
              t={t}
              identities={wild.identities}
              recyclers={laid === 0 ? wild.recyclers : []}
              onClose={() => setWildAt(null)}
            />
          )}
        </Board>
      </TableFrame>
      <Confirm
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

  function handName(key: string): string {
    if (key.startsWith(LAID)) return t('hand.laid', { card: nameOf(t, key.slice(LAID.length) as Card) });
    const card = key as Card;
    if (swap?.includes(card)) return t('hand.swapping', { card: nameOf(t, card) });
    const reason = swap ? null : reasonFor(card);
    return reason ? `${nameOf(t, card)}. ${reason}` : nameOf(t, card);
  }
  function primary(): string {
    if (swap) return swap.length > 0 ? t('pass.swap', { n: swap.length }) : t('pass.go');
    if (laid === 0) return t('play');
    return score && look.refusal === null ? t('play.for', { n: score.total }) : t('play.cards', { n: laid });
  }
  function onPrimary(): (() => void) | null {
    if (!free) return null;
    if (swap) return swap.length > 0 && confirm ? () => setSure(true) : pass;
    return laid > 0 && (hints === 'none' || look.refusal === null) ? play : null;
  }
}

/** My cards at their places: a wild that was taken where the natural was, a mark where a card was laid. */
function handOf({ table, hand }: View, { staging, look }: ReturnType<typeof useStaging>): readonly string[] {
  return hand.map((card) => {
    const cell = staging.recycles.find((one) => one.card === card);
    const wild = cell && table.grid.find((one) => keyOf(one) === keyOf(cell))?.card;
    const held = wild && isWild(wild) ? wild : card;
    return look.hand.includes(held) ? held : `${LAID}${held}`;
  });
}

const FAR = 8;

/** A card that is carried away is picked, so that the board shows where it can go. */
function usePickOnDrag(onCarry: (key: string) => void) {
  const down = useRef<{ readonly key: string; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ target, clientX, clientY, button }: PointerEvent<HTMLElement>) => {
      const id = (target as Element).closest<HTMLElement>('[data-testid^="hand-"]')?.dataset.testid;
      down.current = id && button === 0 ? { key: id.slice('hand-'.length), x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
      const from = down.current;
      if (!from || buttons === 0 || Math.hypot(clientX - from.x, clientY - from.y) < FAR) return;
      down.current = null;
      onCarry(from.key);
    },
  };
}
