import type { HintLevel } from '@fivefold/room';
import { type Card, isWild, type View } from '@fivefold/rules/iota';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { CardHand } from '../../table/Hand.tsx';
import { useTableActions } from '../../table/TableContext.tsx';
import type { CardDropPoint } from '../../table/useDrag.ts';
import { Icon } from '../../ui/Icon.tsx';
import dock from './Dock.module.css';
import { IotaCardWithColorLetter } from './IotaCard.tsx';
import { type CardPlacementTarget, cellKeyOf } from './targets.ts';
import type { IotaTurnDraft } from './useTurnDraft.ts';
import { type IotaTranslate, iotaCardName } from './words.ts';

interface IotaHandProps {
  readonly t: IotaTranslate;
  readonly view: View;
  readonly turn: IotaTurnDraft;
  /** The targets of each card. */
  readonly fitting: ReadonlyMap<Card, readonly CardPlacementTarget[]>;
  readonly hints: HintLevel;
  readonly mine: boolean;
  /** An action is pending: nothing can be picked. */
  readonly busy: boolean;
  /** Dropped onto the board, at this point of the window. */
  readonly onDrop: (card: Card, at: CardDropPoint) => void;
  /** What the staged cards are worth, beside them. */
  readonly children: ReactNode;
}

const LAID_PREFIX = 'laid-';

/** My cards, and marks for laid ones; tapping a mark takes the card back. */
export function IotaHand({ t, view, turn, fitting, hints, mine, busy, onDrop, children }: IotaHandProps) {
  const actions = useTableActions();
  const { staging, picked, swap } = turn;
  const { deckSize } = view.table;
  const heldOf = (key: string) => turn.look.hand.find((card) => card === key);
  const carried = usePickOnDrag((key) => {
    const card = heldOf(key);
    if (card && card !== picked && !swap && !busy) turn.pick(card);
  });
  const noSwap = (card: Card): string | null =>
    !swap || swap.includes(card) || swap.length < deckSize ? null : t('refuse.deck', { n: deckSize });
  const noFit = (card: Card): string | null => {
    if (swap || hints === 'none' || !mine || (fitting.get(card)?.length ?? 0) > 0) return null;
    return t(staging.placements.length > 0 ? 'refuse.line' : 'refuse.nowhere');
  };
  const nameIn = (key: string): string => {
    if (key.startsWith(LAID_PREFIX))
      return t('hand.laid', { card: iotaCardName(t, key.slice(LAID_PREFIX.length) as Card) });
    const card = key as Card;
    if (swap?.includes(card)) return t('hand.swapping', { card: iotaCardName(t, card) });
    const reason = noFit(card);
    return reason ? `${iotaCardName(t, card)}. ${reason}` : iotaCardName(t, card);
  };
  return (
    <div className={dock.zone} {...carried}>
      <CardHand
        cards={placesOf(view, turn)}
        label={t('hand')}
        keyOf={String}
        nameOf={nameIn}
        selected={swap ?? (picked ? [picked] : [])}
        multi={swap !== null}
        idle={!turn.composing || busy}
        refusalFor={(key) => (heldOf(key) ? noSwap(key as Card) : null)}
        tooltipFor={(key) => (heldOf(key) ? noFit(key as Card) : null)}
        onPick={(key) => {
          const staged = staging.placements.find(({ card }) => key === `${LAID_PREFIX}${card}`);
          if (staged) return turn.takeBack(staged);
          actions.sound('select');
          if (swap) turn.mark(key as Card);
          else turn.pick(key as Card);
        }}
        onDrop={(key, _place, at) => {
          const card = heldOf(key);
          if (card && !swap) onDrop(card, at);
        }}
        draw={(key, chosen) =>
          key.startsWith(LAID_PREFIX) ? (
            <span className={dock.laid}>
              <Icon name="check" size={24} />
            </span>
          ) : (
            <IotaCardWithColorLetter
              card={key as Card}
              state={
                chosen ? 'selected' : (noFit(key as Card) ?? noSwap(key as Card)) ? 'disabled' : 'normal'
              }
            />
          )
        }
      />
      {children}
    </div>
  );
}

/** My cards in order, with taken wilds in place of their naturals and marks for laid cards. */
function placesOf({ table, hand }: View, { staging, look }: IotaTurnDraft): readonly string[] {
  return hand.map((card) => {
    const cell = staging.recycles.find((one) => one.card === card);
    const wild = cell && table.grid.find((one) => cellKeyOf(one) === cellKeyOf(cell))?.card;
    const held = wild && isWild(wild) ? wild : card;
    return look.hand.includes(held) ? held : `${LAID_PREFIX}${held}`;
  });
}

const DRAG_DISTANCE_PX = 8;

/** Picks a dragged card, so that the board shows its targets. */
function usePickOnDrag(onCarry: (key: string) => void) {
  const down = useRef<{ readonly key: string; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ target, clientX, clientY, button }: PointerEvent<HTMLElement>) => {
      const id = (target as Element).closest<HTMLElement>('[data-testid^="hand-"]')?.dataset.testid;
      down.current = id && button === 0 ? { key: id.slice('hand-'.length), x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
      const from = down.current;
      if (!from || buttons === 0 || Math.hypot(clientX - from.x, clientY - from.y) < DRAG_DISTANCE_PX) return;
      down.current = null;
      onCarry(from.key);
    },
  };
}
