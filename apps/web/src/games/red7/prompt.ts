import type { Action, Event, Red7TurnLeadStatus, View, ViewExplanation } from '@fivefold/rules/red7';
import { isSeatStillInRed7Round } from '@fivefold/rules/red7';
import type { TablePrompt } from '../../table/PromptTab.tsx';
import { hasReachedRevealStage, type TableReveal } from '../../table/reveal.ts';
import type { TablePlayer, TableProps } from '../types.ts';
import type { Red7TurnDraft } from './useTurnDraft.ts';
import { type Red7Translate, red7CardName } from './words.ts';

/** What just happened to me; shown in the prompt for two seconds. */
export type MyRed7TurnOutcome = 'lead' | 'out' | 'empty';

export function myRed7TurnOutcomeIn(events: readonly Event[], seat: number | null): MyRed7TurnOutcome | null {
  for (const event of events) {
    if (event.type === 'turn-ended' && event.seat === seat) return 'lead';
    if (event.type === 'eliminated' && event.seat === seat)
      return event.reason === 'empty-hand' ? 'empty' : 'out';
  }
  return null;
}

interface PromptInput {
  readonly turn: Red7TurnDraft;
  readonly news: MyRed7TurnOutcome | null;
  /** The best I can still reach; null where hints are off. */
  readonly hope: Red7TurnLeadStatus | null;
}

/** The prompt. */
export function gamePromptOf(
  t: Red7Translate,
  props: TableProps<View, Action, ViewExplanation>,
  { turn, news, hope }: PromptInput,
): TablePrompt {
  const { view, why, seat, players } = props;
  const { table } = view;
  const { phase } = table;
  if (phase.type === 'over') {
    const place = props.outcome?.ranking.find((one) => one.place === 1)?.seat ?? table.rounds.at(-1)!.winner;
    return place === seat
      ? { tone: 'good', title: t('prompt.over.you') }
      : { tone: 'wait', title: t('prompt.over', { name: players[place]!.name }) };
  }
  if (phase.type === 'round-end') {
    const { winner } = table.rounds.at(-1)!;
    const open = seat !== null && !phase.ready.includes(seat);
    return {
      tone: open ? 'act' : 'wait',
      sheet: open,
      title:
        winner === seat
          ? t('prompt.round.you', { n: table.round })
          : t('prompt.round', { n: table.round, name: players[winner]!.name }),
      detail: t(open ? 'prompt.round.text' : 'prompt.round.done'),
    };
  }
  const acting = players[phase.seat]!.name;
  if (seat === null)
    return { tone: 'wait', title: t('prompt.watch'), detail: t('prompt.watch.text', { name: acting }) };
  if (phase.seat !== seat) {
    if (news === 'lead') return { tone: 'good', title: t('prompt.lead') };
    if (news !== null)
      return {
        tone: 'bad',
        title: t('prompt.out'),
        ...(news === 'empty' ? { detail: t('prompt.out.empty') } : {}),
      };
    return { tone: 'wait', title: t('prompt.wait', { name: acting }), detail: waiting(), thinking: true };
  }
  const owes = turn.look?.owes ?? null;
  if (owes === 'palette') return { tone: 'act', title: t('prompt.5'), detail: t('prompt.5.text') };
  if (owes === 'to-canvas') return { tone: 'act', title: t('prompt.7'), detail: t('prompt.7.text') };
  if (owes === 'take') return { tone: 'act', title: t('prompt.1'), detail: t('prompt.1.text') };
  if (phase.type === 'after-draw')
    return {
      tone: 'act',
      title: t('prompt.drew', { card: red7CardName(t, view.hand.at(-1)!, 'color') }),
      detail: t(why.leader === seat ? 'prompt.drew.lead' : 'prompt.drew.behind'),
    };
  return {
    tone: 'act',
    title: t('prompt.turn'),
    detail: t(todo()),
  };

  function todo(): 'prompt.hopeless' | 'prompt.together' | 'prompt.turn.text' {
    if (hope === 'behind') return 'prompt.hopeless';
    // A card whose action needs another choice may lead too.
    const alone = turn.look?.choices.some(({ prospect }) => prospect === 'lead' || prospect === 'owes');
    return hope === 'lead' && turn.steps.length === 0 && !alone ? 'prompt.together' : 'prompt.turn.text';
  }

  function waiting(): string {
    if (!isSeatStillInRed7Round(table, seat!)) return t('prompt.wait.out');
    if (why.leader === seat) return t('prompt.wait.lead');
    return why.leader === null ? '' : t('prompt.wait.behind', { name: players[why.leader]!.name });
  }
}

/** While something is revealed nobody has to decide. */
export function red7RevealPrompt(
  t: Red7Translate,
  reveal: TableReveal<View, ViewExplanation>,
  players: readonly TablePlayer[],
): TablePrompt {
  const { before, after } = reveal;
  const { phase } = before.view.table;
  if (!hasReachedRevealStage(reveal, 'mark') && 'seat' in phase)
    return {
      tone: 'wait',
      title: players[phase.seat]!.me
        ? t('reveal.you')
        : t('prompt.wait', { name: players[phase.seat]!.name }),
    };
  const now = reveal.steps[reveal.index]!;
  const marked = now.stage === 'mark' ? now.at : undefined;
  const { rounds, round } = after.view.table;
  const winner = rounds.length > before.view.table.rounds.length ? rounds.at(-1)!.winner : undefined;
  if (winner !== undefined && (marked === undefined || marked === winner))
    return players[winner]!.me
      ? { tone: 'good', title: t('prompt.round.you', { n: round }) }
      : { tone: 'wait', title: t('prompt.round', { n: round, name: players[winner]!.name }) };
  if (marked !== undefined)
    return players[marked]!.me
      ? { tone: 'bad', title: t('prompt.out') }
      : { tone: 'wait', title: t('reveal.out', { name: players[marked]!.name }) };
  return { tone: 'wait', title: t('canvas.new'), detail: t(`rule.${after.why.rule}`) };
}
