import type { Hints } from '@fivefold/room';
import { type Card, type Cell, isWild, type Placed, type View } from '@fivefold/rules/iota';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Player } from '../types.ts';
import styles from './Board.module.css';
import { TableCard } from './IotaCard.tsx';
import { Lines } from './Lines.tsx';
import { keyOf, openCells, type Target } from './targets.ts';
import { type Box, useCamera } from './useCamera.ts';
import type { Turn } from './useStaging.ts';
import { nameOf, type T } from './words.ts';

export interface Asked extends Cell {
  readonly text: string;
}
interface BoardProps {
  readonly t: T;
  readonly view: View;
  readonly players: readonly Player[];
  readonly turn: Turn;
  readonly hints: Hints;
  /** Where the picked card can go. */
  readonly targets: readonly Target[];
  /** A cell that said why not. */
  readonly asked: Asked | null;
  readonly onTarget: (target: Target) => void;
  readonly onAsk: (cell: Cell | null) => void;
  readonly onTakeBack: (cell: Cell) => void;
  readonly onWild: (cell: Cell) => void;
  /** Beside the zoom buttons: what a wild can be. */
  readonly children?: ReactNode;
}

interface Spot extends Cell {
  readonly card?: Card;
  readonly name: string;
  /** Arrows stop here. */
  readonly stop: boolean;
  readonly look: 'card' | 'staged' | 'legal' | 'recycle' | 'closed';
  readonly points?: number | null;
  readonly from?: number;
  readonly onClick?: () => void;
}

export function Board(props: BoardProps) {
  const { t, view, turn, asked } = props;
  const { table } = view;
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const laid = turn.staging.placements;
  const box = boxOf([...table.grid, ...laid], turn.composing ? 1 : 0.6);
  const focus = laid.at(-1) ?? table.last?.placements.at(-1) ?? null;
  const camera = useCamera(ref, box, focus);
  const spots = spotsOf(props, box);
  const stops = spots.filter(({ stop }) => stop);
  const current = stops.find((spot) => keyOf(spot) === at) ?? stops[0];
  useShortcuts({
    '+': () => camera.zoomBy(true),
    '=': () => camera.zoomBy(true),
    '-': () => camera.zoomBy(false),
    '0': camera.fit,
    g: () => focusOn(current),
  });
  const focusOn = (spot: Cell | undefined) => {
    if (!spot) return;
    ref.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(spot)}"]`)?.focus({ preventScroll: true });
  };
  // Picked with the keyboard: the arrows go on over the cells.
  const { picked } = turn;
  useEffect(() => {
    if (picked === null) return;
    const from = document.activeElement;
    const inHand = from?.closest('[role=listbox]') && from.matches(':focus-visible');
    if (inHand) ref.current?.querySelector<HTMLElement>('[data-target]')?.focus({ preventScroll: true });
  }, [picked]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    if (event.shiftKey) return camera.panBy(-60 * step.x, -60 * step.y);
    if (current) focusOn(nextOf(stops, current, step));
  };
  const style = {
    '--p': `${camera.pitch}px`,
    translate: `${camera.origin.x}px ${camera.origin.y}px`,
  } as CSSProperties;
  return (
    <div className={styles.board}>
      <div ref={ref} className={styles.window} data-testid="board" {...camera.handlers}>
        {/* biome-ignore lint/a11y/useSemanticElements: the board has no edges, so it is no table */}
        <div
          className={styles.layer}
          style={style}
          role="grid"
          aria-label={t('grid.label')}
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          <Lines turn={turn} hints={props.hints} />
          {rowsOf(spots).map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: the board has no edges, so it is no table
            <div key={row[0]!.y} role="row" className={styles.row} tabIndex={-1}>
              {row.map((spot) => (
                // biome-ignore lint/a11y/useSemanticElements: the board has no edges, so it is no table
                <button
                  key={keyOf(spot)}
                  type="button"
                  role="gridcell"
                  className={styles.cell}
                  style={{ '--x': spot.x, '--y': spot.y } as CSSProperties}
                  aria-label={spot.name}
                  tabIndex={spot === current ? 0 : -1}
                  data-look={spot.look}
                  data-cell={keyOf(spot)}
                  data-target={spot.look === 'legal' || spot.look === 'recycle' || undefined}
                  data-drop={spot.look === 'card' || spot.look === 'staged' ? undefined : keyOf(spot)}
                  data-testid={`cell-${spot.x}-${spot.y}`}
                  data-flip={
                    spot.card && (spot.look === 'staged' || spot.from !== undefined)
                      ? `card-${spot.card}`
                      : undefined
                  }
                  data-flip-from={spot.from === undefined ? undefined : `seat-${spot.from}`}
                  onFocus={() => {
                    setAt(keyOf(spot));
                    camera.reveal(spot);
                  }}
                  onPointerEnter={(event) =>
                    event.pointerType === 'mouse' && props.onAsk(spot.look === 'closed' ? spot : null)
                  }
                  onPointerLeave={() => spot.look === 'closed' && props.onAsk(null)}
                  onClick={() => {
                    if (!camera.wasMoved()) spot.onClick?.();
                  }}
                >
                  {spot.card && (
                    <TableCard
                      card={spot.card}
                      state={spot.look === 'staged' ? 'pending' : 'normal'}
                      owner={spot.from !== undefined && <Avatar animal={props.players[spot.from]!.animal} />}
                    />
                  )}
                  {spot.look === 'recycle' && (
                    <span className={styles.swap}>
                      <Icon name="swap" size={18} />
                    </span>
                  )}
                  {spot.look === 'legal' && spot.points != null && (
                    <span className={styles.points}>{spot.points}</span>
                  )}
                </button>
              ))}
            </div>
          ))}
        </div>
        {asked && (
          <p
            className={styles.asked}
            role="status"
            style={{
              insetInlineStart: Math.max(
                126,
                Math.min(camera.width - 126, camera.origin.x + (asked.x + 0.5) * camera.pitch),
              ),
              insetBlockStart: camera.origin.y + (asked.y + 1) * camera.pitch + 4,
            }}
            data-testid="why-not"
          >
            {asked.text}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <IconButton
          icon="minus"
          label={t('zoom.out')}
          disabled={camera.atLeast}
          className={styles.zoom}
          onClick={() => camera.zoomBy(false)}
          data-testid="zoom-out"
        />
        <IconButton
          icon="plus"
          label={t('zoom.in')}
          disabled={camera.atMost}
          className={styles.zoom}
          onClick={() => camera.zoomBy(true)}
          data-testid="zoom-in"
        />
        <Button
          icon="fit"
          className={styles.fit}
          onClick={camera.fit}
          aria-label={t('zoom.fit')}
          data-testid="fit"
        >
          {t('zoom.fit')}
        </Button>
        <p className={styles.note}>{t('zoom.note')}</p>
      </div>
      {props.children}
    </div>
  );
}

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest in that direction: straight ahead before aside. */
function nextOf(stops: readonly Spot[], from: Cell, step: Cell): Spot | undefined {
  const cost = ({ x, y }: Cell) => {
    const ahead = (x - from.x) * step.x + (y - from.y) * step.y;
    const aside = Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x);
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + 3 * aside;
  };
  return stops.filter((stop) => Number.isFinite(cost(stop))).sort((a, b) => cost(a) - cost(b))[0];
}

function boxOf(cells: readonly Cell[], margin: number): Box {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 1 + margin,
    bottom: Math.max(...ys) + 1 + margin,
  };
}

function rowsOf(spots: readonly Spot[]): readonly (readonly Spot[])[] {
  const rows = new Map<number, Spot[]>();
  for (const spot of [...spots].sort((a, b) => a.y - b.y || a.x - b.x))
    rows.set(spot.y, [...(rows.get(spot.y) ?? []), spot]);
  return [...rows.values()];
}

/** Everything on the board, with what a tap on it does. */
function spotsOf(props: BoardProps, box: Box): readonly Spot[] {
  const { t, view, turn, hints, targets } = props;
  const { table } = view;
  const { picked, staging } = turn;
  const target = new Map(targets.map((one) => [keyOf(one), one]));
  const recycled = new Map(staging.recycles.map((one) => [keyOf(one), one.card]));
  const fresh = new Set(table.last?.placements.map(keyOf));
  const where = ({ x, y }: Cell) => ({
    row: y - Math.floor(box.top) + 1,
    column: x - Math.floor(box.left) + 1,
  });
  const cardSpot = (placed: Placed): Spot => {
    const { x, y } = placed;
    const key = keyOf(placed);
    const card = recycled.get(key) ?? placed.card;
    const values = { ...where(placed), card: nameOf(t, card) };
    if (recycled.has(key))
      return {
        x,
        y,
        card,
        look: 'staged',
        stop: true,
        name: t('cell.staged', values),
        onClick: () => props.onTakeBack({ x, y }),
      };
    const here = target.get(key);
    if (here && picked)
      return {
        x,
        y,
        card,
        look: 'recycle',
        stop: true,
        name: t('cell.recycle', { ...values, card: nameOf(t, picked) }),
        onClick: () => props.onTarget(here),
      };
    const from = fresh.has(key) && table.last ? { from: table.last.seat } : {};
    const wild = isWild(card);
    return {
      x,
      y,
      card,
      look: 'card',
      stop: picked === null || wild,
      name: wild
        ? t(hints === 'full' ? 'cell.wild' : 'cell.wild.plain', where(placed))
        : t('cell.card', values),
      ...from,
      ...(wild ? { onClick: () => props.onWild({ x, y }) } : {}),
    };
  };
  const staged = staging.placements.map(
    ({ x, y, card }): Spot => ({
      x,
      y,
      card,
      look: 'staged',
      stop: true,
      name: t('cell.staged', { ...where({ x, y }), card: nameOf(t, card) }),
      onClick: () => props.onTakeBack({ x, y }),
    }),
  );
  const open = picked === null ? [] : openCells(view, staging);
  const empty = open.map((cell): Spot => {
    const here = target.get(keyOf(cell));
    const values = { ...where(cell), card: picked ? nameOf(t, picked) : '' };
    if (!here)
      return {
        ...cell,
        look: 'closed',
        stop: false,
        name: t('cell.empty', where(cell)),
        onClick: () => props.onAsk(cell),
      };
    const name =
      hints === 'none'
        ? t('cell.empty', where(cell))
        : here.points === null
          ? t('cell.legal', values)
          : t('cell.worth', { ...values, n: here.points });
    return {
      ...cell,
      look: 'legal',
      stop: true,
      name,
      points: here.points,
      onClick: () => props.onTarget(here),
    };
  });
  return [...table.grid.map(cardSpot), ...staged, ...empty];
}
