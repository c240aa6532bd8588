import {
  type Action,
  type CenterCardTake,
  myNumberCardBonusOf,
  myNumberCardColorOf,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/my-number';
import type { TablePrompt } from '../../table/PromptTab.tsx';
import type { TablePlayer, TableProps } from '../types.ts';
import { formatSigned, type MyNumberTranslate, myNumberTakePoints, takenMyNumberCardName } from './words.ts';

type MyNumberTableProps = TableProps<View, Action, ViewExplanation>;

/** The prompt. */
export function gamePromptOf(
  t: MyNumberTranslate,
  props: MyNumberTableProps,
  moment: readonly CenterCardTake[] | null,
  sealed: boolean,
): TablePrompt {
  const { view, seat, players, waitingFor } = props;
  const { phase, table } = view;
  const mine = moment?.find((take) => take.seat === seat);
  if (moment && mine) return takePrompt(t, mine, view, seat!);
  if (moment) return { tone: 'wait', title: t('prompt.reveal') };
  if (phase.type === 'over') return { tone: 'wait', title: t('prompt.over') };
  if (phase.type === 'round-end') {
    const over = t('prompt.roundOver', { n: table.round });
    if (seat !== null && !phase.continued[seat])
      return { tone: 'act', sheet: true, title: over, detail: t('prompt.roundOver.text') };
    return { tone: 'wait', title: waitTitle(t, waitingFor, players), detail: over, thinking: true };
  }
  if (seat === null)
    return {
      tone: 'wait',
      title: t('prompt.watch'),
      detail: t('prompt.watch.text', { n: waitingFor.length }),
    };
  if (sealed)
    return {
      tone: 'wait',
      title: waitTitle(t, waitingFor, players),
      detail: t('prompt.chosen'),
      thinking: true,
    };
  return { tone: 'act', title: t('prompt.choose'), detail: t('prompt.choose.text') };
}

/** By name, where two names fit into the prompt. */
function waitTitle(
  t: MyNumberTranslate,
  waiting: readonly number[],
  players: readonly TablePlayer[],
): string {
  const names = new Intl.ListFormat(t.lang).format(waiting.map((one) => players[one]!.name));
  return waiting.length === 1 || (waiting.length === 2 && names.length <= 24)
    ? t('prompt.wait', { names })
    : t('prompt.wait.others', { n: waiting.length });
}

function takePrompt(t: MyNumberTranslate, take: CenterCardTake, { table }: View, seat: number): TablePrompt {
  const { took, slot } = take;
  // Not by the number of cards: the last hand card may have been added.
  const isNew = table.collections[seat]![slot]![0] === took;
  const title = t('prompt.take', { color: t(`take.${myNumberCardColorOf(took)}`), card: took });
  // After the last turn of a round the slots are those of the scored round.
  return { title, ...gainOf(t, take, table.order, isNew) };
}

/** What a seat takes, on a television: "Mia takes blue 33, new colour on ×5, with its +2, +7". */
export function televisionTakePromptOf(
  t: MyNumberTranslate,
  name: string,
  take: CenterCardTake,
  { order, collections }: View['table'],
): TablePrompt & { readonly detail: string; readonly figure: string } {
  const { seat, slot, took } = take;
  const gain = gainOf(t, take, order, collections[seat]![slot]!.length === 0);
  const [first = '', ...rest] = gain.detail;
  return {
    title: t('prompt.takes', { name, took: takenMyNumberCardName(t, took) }),
    ...gain,
    // It goes on in the line of the title.
    detail: first.toLocaleLowerCase(t.lang) + rest.join(''),
  };
}

function gainOf(t: MyNumberTranslate, take: CenterCardTake, order: readonly number[], isNew: boolean) {
  const bonus = myNumberCardBonusOf(take.took);
  const value = order[take.slot]!;
  const values = { value, bonus: formatSigned(bonus) };
  const points = myNumberTakePoints(take, order);
  return {
    tone: points >= 0 ? 'good' : 'bad',
    detail:
      bonus === 0
        ? t(isNew ? 'prompt.take.new' : 'prompt.take.known', { value })
        : t(isNew ? 'prompt.take.new.bonus' : 'prompt.take.known.bonus', values),
    figure: formatSigned(points),
  } as const;
}
