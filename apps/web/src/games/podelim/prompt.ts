import type { Action, View, ViewExplanation } from '@fivefold/rules/podelim';
import type { TablePrompt } from '../../table/PromptTab.tsx';
import type { TableProps } from '../types.ts';
import type { PodelimVoteResult } from './segments.ts';
import { includesMySeat, type PodelimTranslate, playerNames, podelimCardNames } from './words.ts';

type PodelimTableProps = TableProps<View, Action, ViewExplanation>;

/** The prompt. */
export function gamePromptOf(
  t: PodelimTranslate,
  props: PodelimTableProps,
  moment: readonly PodelimVoteResult[] | null,
  sealed: boolean,
): TablePrompt {
  const { view, seat, players, waitingFor } = props;
  const { phase } = view.table;
  const nameOf = (one: number) => players[one]!.name;
  const names = (seats: readonly number[]) => playerNames(t, seats, seat, nameOf);
  if (moment) return voteResultPrompt(t, props, moment, names);
  if (phase.type === 'over' || props.status !== 'playing') return { tone: 'wait', title: t('prompt.over') };
  if (seat === null)
    return {
      tone: 'wait',
      title: t('prompt.watch'),
      detail: t('prompt.watch.text', { names: names(waitingFor) }),
    };
  const mine = waitingFor.includes(seat);
  const name = waitingFor.length > 0 ? nameOf(waitingFor[0]!) : '';
  switch (phase.type) {
    case 'split': {
      const { color, voters } = phase.pile;
      if (color === null)
        return mine
          ? { tone: 'act', title: t('prompt.split'), detail: t('prompt.split.text') }
          : wait(
              t('prompt.split.wait', { name }),
              t(players.length === 2 ? 'prompt.split.wait.text.two' : 'prompt.split.wait.text'),
            );
      const part = t(`part.${color}.it`);
      const detail = t(
        includesMySeat(voters, seat) ? 'prompt.split.again.text.you' : 'prompt.split.again.text',
        {
          names: names(voters),
        },
      );
      return mine
        ? { tone: 'act', title: t('prompt.split.again', { part }), detail }
        : wait(t('prompt.split.wait.again', { name, part }), detail);
    }
    case 'discard':
      return mine
        ? { tone: 'act', title: t('prompt.discard'), detail: t('prompt.discard.text') }
        : wait(t('prompt.discard.wait', { name }), t('prompt.discard.wait.text'));
    case 'vote': {
      const { voters, color } = phase.pile;
      if (!voters.includes(seat))
        return wait(t('prompt.contest', { names: names(voters) }), t('prompt.contest.text'));
      if (sealed) return wait(t('prompt.wait', { names: names(waitingFor) }), t('prompt.voted'));
      if (color === null) return { tone: 'act', title: t('prompt.vote'), detail: t('prompt.vote.text') };
      return {
        tone: 'act',
        title: t('prompt.vote.again'),
        detail: t('prompt.vote.again.text', { names: playerNames(t, voters, seat, nameOf, 'inside') }),
      };
    }
    case 'sort':
      return mine
        ? {
            tone: 'act',
            title: t('prompt.sort'),
            detail: t('prompt.sort.text'),
          }
        : wait(t('prompt.sort.wait', { name }));
  }
}

const wait = (title: string, detail?: string): TablePrompt => ({
  tone: 'wait',
  title,
  thinking: true,
  ...(detail ? { detail } : {}),
});

/** What the reveal means for me. */
function voteResultPrompt(
  t: PodelimTranslate,
  { view, seat, players }: PodelimTableProps,
  verdicts: readonly PodelimVoteResult[],
  names: (seats: readonly number[]) => string,
): TablePrompt {
  const mine = verdicts.find(({ seats }) => seat !== null && seats.includes(seat));
  if (!mine) return { tone: 'wait', title: t('prompt.reveal') };
  const { color, cards, kind, seats } = mine;
  if (kind === 'taken')
    return {
      tone: 'good',
      title: t('prompt.took', { part: t(`part.${color}.it`) }),
      detail: podelimCardNames(t, cards),
    };
  const values = { names: names(seats), color: t(`pick.${color}`) };
  const { leader } = view.table;
  const detail =
    kind === 'lost'
      ? t('prompt.clash.lost')
      : cards.length === 2
        ? t('prompt.clash.two')
        : cards.length === 3
          ? t('prompt.clash.three')
          : leader === seat
            ? t('prompt.clash.mine')
            : t('prompt.clash.more', { name: players[leader]!.name });
  return {
    tone: 'bad',
    title: seats.length === 2 ? t('prompt.clash', values) : t('prompt.clash.all', values),
    detail,
  };
}
