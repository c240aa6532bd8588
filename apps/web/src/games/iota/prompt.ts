import type { Action, Event, View, ViewExplanation } from '@fivefold/rules/iota';
import type { TablePrompt } from '../../table/PromptTab.tsx';
import type { TableProps } from '../types.ts';
import type { CardPlacementTarget } from './targets.ts';
import type { IotaTurnDraft } from './useTurnDraft.ts';
import { type IotaTranslate, pointsWord, refusalSentence } from './words.ts';

/** What a seat has just done: in a word or two on its plate, and for a screen reader. */
export interface IotaSeatTurnNote {
  readonly shown: string;
  readonly read: string;
}

export function iotaSeatTurnNotesOf(
  t: IotaTranslate,
  events: readonly Event[],
): ReadonlyMap<number, IotaSeatTurnNote> | null {
  const news = new Map<number, IotaSeatTurnNote>();
  const tell = (seat: number, shown: string, read = shown) => news.set(seat, { shown, read });
  for (const event of events) {
    if (event.type === 'scored') {
      const n = event.score.total;
      const gained = t('points.gained', { n });
      tell(event.seat, gained, `${gained} ${pointsWord(t, n)}`);
    }
    if (event.type === 'placed') tell(event.seat, t('cards.laid', { n: event.placements.length }));
    if (event.type === 'passed')
      tell(event.seat, event.swapped > 0 ? t('swapped.news', { n: event.swapped }) : t('passed.news'));
  }
  return news.size > 0 ? news : null;
}

/** What I have just scored: it stays on the tab for two seconds. */
export const iotaPointsGainedBy = (events: readonly Event[], seat: number | null): number | null => {
  const mine = events.find((event) => event.type === 'scored' && event.seat === seat);
  return mine?.type === 'scored' ? mine.score.total : null;
};

interface PromptInput {
  readonly turn: IotaTurnDraft;
  readonly gain: number | null;
  readonly targets: readonly CardPlacementTarget[];
  /** No card of the hand fits anywhere. */
  readonly stuck: boolean;
  /** Why the picked card cannot go to the cell that was tapped. */
  readonly refusal: string | null;
}

/** The prompt. */
export function gamePromptOf(
  t: IotaTranslate,
  props: TableProps<View, Action, ViewExplanation>,
  told: PromptInput,
): TablePrompt {
  const { view, seat, players } = props;
  const { table } = view;
  const { turn, gain } = told;
  if (table.over)
    return { tone: 'wait', title: t('prompt.over'), detail: t(`prompt.over.${table.over.reason}`) };
  const acting = t('prompt.wait', { name: players[table.turn]!.name });
  if (seat === null) return { tone: 'wait', title: t('prompt.watch'), detail: acting, thinking: true };
  if (table.turn !== seat) {
    if (gain !== null) return { tone: 'good', title: t('prompt.scored', { n: gain }) };
    return {
      tone: 'wait',
      title: acting,
      thinking: true,
      ...(turn.picked === null && turn.count === 0
        ? {}
        : { detail: turn.picked === null ? t('prompt.plan') : detailOf(t, props, told) }),
    };
  }
  if (turn.swap)
    return {
      tone: 'act',
      title: t('prompt.swap'),
      detail: t(table.deckSize === 0 ? 'prompt.swap.none' : 'prompt.swap.text'),
    };
  return { tone: 'act', title: t('prompt.turn'), detail: detailOf(t, props, told) };
}

/** Cards of a full line. */
const MOST = 4;

function detailOf(
  t: IotaTranslate,
  { view, why, hints }: TableProps<View, Action, ViewExplanation>,
  told: PromptInput,
): string {
  const { turn, targets, stuck } = told;
  const { staging, look } = turn;
  const laid = staging.placements.length;
  const upTo = () => t('prompt.turn.text', { n: Math.min(MOST, view.hand.length) });
  if (turn.picked !== null) {
    if (told.refusal !== null) return told.refusal;
    if (hints === 'none') return t('prompt.cell.any');
    if (targets.length === 0)
      return t(stuck && laid === 0 ? 'prompt.stuck' : laid > 0 ? 'refuse.line' : 'refuse.nowhere');
    const wilds = targets.filter(({ kind }) => kind === 'recycle').length;
    if (wilds === targets.length) return t('prompt.recycle.only');
    return t(wilds > 0 ? 'prompt.recycle' : 'prompt.cell');
  }
  if (laid > 0) {
    if (hints !== 'none' && look.refusal) return refusalSentence(t, look.refusal);
    return look.hand.length > 0 && laid < MOST ? t('prompt.more') : upTo();
  }
  if (staging.recycles.length > 0) return t('prompt.wild');
  if (view.table.quiet > 0 && why.quietLeft <= view.table.scores.length)
    return t('prompt.quiet', { n: why.quietLeft });
  return stuck ? t('prompt.stuck') : upTo();
}
