import type { HintLevel } from '@fivefold/room';
import { truncateName } from '@fivefold/room';
import {
  type Card,
  previewDraftedTurn,
  type Red7DraftedTurnPreview,
  type Red7TurnLeadStatus,
  red7NumberOfCard,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/red7';
import type { TablePlayer } from '../types.ts';
import { type Red7TurnDraft, red7DraftedTurnFromSteps } from './useTurnDraft.ts';
import {
  lowerFirst,
  type Red7Translate,
  red7CardName,
  red7CardSetText,
  red7PaletteStandingText,
  upperFirst,
} from './words.ts';

/** good: I lead or would. bad: I would not. warn: a gamble. calm: no move yet. out: I am out. */
export interface Red7MoveAssessment {
  readonly tone: 'good' | 'bad' | 'warn' | 'calm' | 'out';
  readonly title: string;
  readonly text: string;
}

interface AssessmentInput {
  readonly t: Red7Translate;
  readonly why: ViewExplanation;
  readonly turn: Red7TurnDraft;
  readonly players: readonly TablePlayer[];
  readonly seat: number;
  readonly hints: HintLevel;
  readonly mine: boolean;
  /** The best I can still reach; null where it was not computed. */
  readonly hope: Red7TurnLeadStatus | null;
  readonly acts: boolean;
}

/** Assesses my draft: who would lead, and why. */
export function assessRed7Move(asked: AssessmentInput): Red7MoveAssessment {
  const { t, why, turn, players, seat, hints, mine, hope } = asked;
  const { look, picked, steps } = turn;
  if (look && picked && hints === 'full' && look.owes === null) return assessPickedCard(asked, look, picked);
  if (!look || steps.length === 0) {
    if (mine && hints === 'full' && hope === 'behind')
      return { tone: 'bad', title: t('verdict.hopeless'), text: t('verdict.hopeless.text') };
    if (mine && hints === 'full' && hope === 'gamble')
      return { tone: 'warn', title: t('verdict.onlyGamble'), text: t('verdict.onlyGamble.text') };
    return describeStanding(t, why, players, seat);
  }
  if (look.owes !== null)
    return { tone: 'calm', title: t(`verdict.owes.${look.owes}`), text: t('verdict.owes.text') };
  const leads = look.why.leader === seat;
  if (look.prospect === 'gamble')
    return leads && hints !== 'none'
      ? { tone: 'warn', title: t('verdict.gamble.lead'), text: t('verdict.gamble.lead.text') }
      : { tone: 'warn', title: t('verdict.gamble'), text: t('verdict.gamble.text') };
  if (hints === 'none') return { tone: 'calm', title: t('verdict.quiet'), text: ruleWords(t, look.why) };
  const text = reasonUnderTitle(t, look.why, players, seat);
  if (leads) return { tone: 'good', title: t('verdict.lead'), text: withDraw(t, look, text) };
  if (look.why.leader === null)
    return { tone: 'bad', title: t('verdict.nobody'), text: t('verdict.nobody.text') };
  return {
    tone: 'bad',
    title: t('verdict.still', { name: players[look.why.leader]!.name }),
    text,
  };
}

function assessPickedCard(
  { t, turn, acts }: AssessmentInput,
  look: Red7DraftedTurnPreview,
  picked: Card,
): Red7MoveAssessment {
  const palette = turn.choice('palette', picked)?.prospect ?? null;
  const canvas = turn.choice('canvas', picked)?.prospect ?? null;
  const title = upperFirst(t('verdict.pick', { card: red7CardName(t, picked) }));
  const act =
    acts && look.choices.some(({ step }) => step.to === 'palette') && red7NumberOfCard(picked) % 2 === 1
      ? t('verdict.pick.act', { act: t(`act.${red7NumberOfCard(picked) as 1 | 3 | 5 | 7}`) })
      : null;
  const good = palette === 'lead' || canvas === 'lead';
  const both = palette === 'lead' && canvas === 'lead';
  const text = both
    ? t('verdict.pick.either')
    : palette === 'lead'
      ? t('verdict.pick.palette')
      : canvas === 'lead'
        ? t('verdict.pick.rule')
        : t('verdict.pick.neither');
  const tone = good ? 'good' : 'calm';
  if (act && palette !== 'lead') return { tone, title, text: canvas === 'lead' ? `${text} ${act}` : act };
  return { tone, title, text };
}

interface RefusalInput {
  readonly t: Red7Translate;
  readonly view: View;
  readonly turn: Pick<Red7TurnDraft, 'steps' | 'choice'>;
  readonly players: readonly TablePlayer[];
}

/** Why a card alone would not give me the lead, for each place; null where it would, or where it is unknown. */
export function red7NoLeadReasonText({ t, view, turn, players }: RefusalInput, card: Card): string | null {
  const { me } = view;
  if (me === 'spectator') return null;
  const sentences = (['palette', 'canvas'] as const).flatMap((to) => {
    const choice = turn.choice(to, card);
    if (choice?.prospect !== 'behind') return [];
    const { why } = previewDraftedTurn(view, red7DraftedTurnFromSteps([...turn.steps, choice.step]));
    const reason = red7LeadReasonText(t, why, players, me);
    const named = players.some(({ name }) => reason.startsWith(truncateName(name)));
    return [t(`whyNot.${to}`, { reason: named ? reason : lowerFirst(reason) })];
  });
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function describeStanding(
  t: Red7Translate,
  why: ViewExplanation,
  players: readonly TablePlayer[],
  seat: number,
): Red7MoveAssessment {
  const text = reasonUnderTitle(t, why, players, seat);
  if (why.leader === seat) return { tone: 'good', title: t('verdict.leading'), text };
  if (why.leader === null)
    return { tone: 'calm', title: t('verdict.nobody'), text: t('verdict.nobody.text') };
  return { tone: 'calm', title: t('verdict.leads', { name: players[why.leader]!.name }), text };
}

const withDraw = (t: Red7Translate, { draws }: Red7DraftedTurnPreview, text: string): string => {
  if (draws === null) return text;
  return `${text}. ${draws.card === null ? t('verdict.draws') : t('verdict.draws.known', { card: red7CardName(t, draws.card, 'adds') })}`;
};

const ruleWords = (t: Red7Translate, why: ViewExplanation): string => t(`rule.${why.rule}`);

/** The title names the leader, so the text only says with which cards. */
function reasonUnderTitle(
  t: Red7Translate,
  why: ViewExplanation,
  players: readonly TablePlayer[],
  seat: number,
): string {
  const { rule, leader, seats } = why;
  const mine = seats[seat]!;
  if (leader === null || leader === seat || mine.behind === null)
    return red7LeadReasonText(t, why, players, seat);
  const theirs = seats[leader]!;
  if (mine.behind === 'count')
    return t(mine.cards.length > 0 ? 'verdict.behind.count' : 'verdict.behind.none', {
      theirs: red7CardSetText(t, rule, theirs.cards),
      mine: mine.cards.length,
    });
  const values = {
    mine: red7CardName(t, mine.cards[0]!, 'beats'),
    theirs: red7CardName(t, theirs.cards[0]!),
  };
  return upperFirst(
    rule === 'R'
      ? t('verdict.behind.red', values)
      : t('verdict.behind.top', { ...values, set: red7CardSetText(t, rule, mine.cards) }),
  );
}

/** "2 even each; your yellow 6 beats Max's blue 6". */
export function red7LeadReasonText(
  t: Red7Translate,
  why: ViewExplanation,
  players: readonly Pick<TablePlayer, 'name'>[],
  seat: number,
): string {
  const { rule, leader, runnerUp, seats } = why;
  if (leader === null) return t('verdict.nobody.text');
  const ahead = leader === seat;
  const other = ahead ? runnerUp : leader;
  const mine = seats[seat]!;
  if (other === null) return t('reason.ahead.only');
  const name = truncateName(players[other]!.name);
  const theirs = seats[other]!;
  const by = ahead ? theirs.behind : mine.behind;
  const side = ahead ? 'ahead' : 'behind';
  if (by === null) return red7PaletteStandingText(t, rule, seats[leader]!.cards);
  if (by === 'count')
    return t(`reason.${side}.count`, {
      mine: ahead ? red7CardSetText(t, rule, mine.cards) : mine.cards.length || t('set.none'),
      theirs: ahead ? theirs.cards.length || t('set.none') : red7CardSetText(t, rule, theirs.cards),
      name,
    });
  const values = {
    mine: red7CardName(t, mine.cards[0]!, ahead ? 'color' : 'beats'),
    theirs: red7CardName(t, theirs.cards[0]!, ahead ? 'beats' : 'color'),
    name,
  };
  if (rule === 'R') return upperFirst(t(`reason.${side}.red`, values));
  return upperFirst(t(`reason.${side}.top`, { ...values, set: red7CardSetText(t, rule, mine.cards) }));
}
