import {
  type Action,
  type Event,
  eight28CrystalPoints,
  mayReceiveCardOffers,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/eight28';
import type { TablePrompt } from '../../table/PromptTab.tsx';
import { hasReachedRevealStage } from '../../table/reveal.ts';
import type { TableProps } from '../types.ts';
import type { Eight28Reveal, Eight28RoundReveal } from './roundReveal.ts';
import type { Eight28Translate } from './words.ts';

type Eight28TableProps = TableProps<View, Action, ViewExplanation>;

/** What just happened to me. */
export type MyEight28TurnOutcome =
  | { readonly kind: 'won'; readonly points: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'out'; readonly shown: number };

export function myEight28TurnOutcomeIn(
  events: readonly Event[],
  seat: number | null,
): MyEight28TurnOutcome | null {
  if (seat === null) return null;
  const awards = events.flatMap((event) => (event.type === 'awarded' ? [event.award] : []));
  if (awards.length > 0) {
    const won = awards.flatMap(({ shares }) => shares).filter((share) => share.seat === seat);
    const points = won.reduce((sum, { crystals }) => sum + eight28CrystalPoints(crystals), 0);
    return points > 0 ? { kind: 'won', points } : { kind: 'nothing' };
  }
  const out = events.find((event) => event.type === 'went-out' && event.seat === seat);
  return out?.type === 'went-out' ? { kind: 'out', shown: out.shown } : null;
}

/** The prompt. */
export function gamePromptOf(
  t: Eight28Translate,
  props: Eight28TableProps,
  moment: MyEight28TurnOutcome | null,
  standing: boolean,
): TablePrompt {
  const { view, seat, players } = props;
  const { table } = view;
  const { phase, waiting } = table;
  if (moment) return myOutcomePrompt(t, moment);
  if (phase.type === 'over') return { tone: 'wait', title: t('prompt.over') };
  if (phase.type === 'round-end') {
    const open = seat !== null && waiting.includes(seat);
    return {
      tone: open ? 'act' : 'wait',
      sheet: open,
      title: t('prompt.roundOver', { n: table.round }),
      detail: open ? t('prompt.roundOver.text') : t('prompt.roundOver.wait', { n: waiting.length }),
    };
  }
  const asked = waiting[0]!;
  const name = players[asked]!.name;
  const choice = phase.type === 'choice';
  if (asked === seat) {
    if (choice) return { tone: 'act', title: t('prompt.choice'), detail: t('prompt.choice.text') };
    return standing
      ? { tone: 'wait', title: t('prompt.standing'), detail: t('prompt.standing.text'), thinking: true }
      : {
          tone: 'act',
          title: t('prompt.offer'),
          detail: t(table.options.passIsFinal ? 'prompt.offer.final' : 'prompt.offer.text'),
        };
  }
  const doing = t(choice ? 'prompt.choice.wait' : 'prompt.wait', { name });
  if (seat === null) return { tone: 'wait', title: t('prompt.watch'), detail: doing };
  if (!choice && !mayReceiveCardOffers(table, seat) && props.why.seats[seat]!.out)
    return { tone: 'wait', title: t('prompt.out'), detail: doing };
  return {
    tone: 'wait',
    title: doing,
    thinking: true,
    ...(choice ? {} : { detail: t('prompt.wait.text') }),
  };
}

function myOutcomePrompt(t: Eight28Translate, moment: MyEight28TurnOutcome): TablePrompt {
  switch (moment.kind) {
    case 'won':
      return { tone: 'good', title: t('prompt.won', { n: moment.points }) };
    case 'nothing':
      return { tone: 'wait', title: t('prompt.won.nothing') };
    case 'out':
      return { tone: 'bad', title: t('prompt.went-out', { n: moment.shown }) };
  }
}

/** While the round is revealed nobody has to decide. */
export const eight28RevealPrompt = (
  t: Eight28Translate,
  { isHit, reveal }: Eight28RoundReveal,
): TablePrompt =>
  isHit
    ? { tone: 'good', title: t('reveal.directHit') }
    : { tone: 'wait', title: t(isShared(reveal) ? 'reveal.pot' : 'reveal.prompt') };

/** The hole cards were open before, or are all open now. */
const isShared = (reveal: Eight28Reveal): boolean =>
  reveal.before.view.table.phase.type !== 'offer' || hasReachedRevealStage(reveal, 'mark');
