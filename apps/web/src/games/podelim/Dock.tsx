import {
  type Action,
  type Card,
  type CardValue,
  cutPile,
  PODELIM_PART_COLORS,
  type PodelimPartColor,
  podelimActionRefusal,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/podelim';
import type { ReactNode } from 'react';
import { CardHand } from '../../table/Hand.tsx';
import { TablePromptNote } from '../../table/PromptTab.tsx';
import { SealedChoicePeek } from '../../table/SealedChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import type { TableProps } from '../types.ts';
import { PodelimCard, PodelimMyVoteCard } from './PodelimCard.tsx';
import styles from './PodelimTable.module.css';
import { PodelimSplitSteppers } from './SplitSteppers.tsx';
import type { PodelimTurnDraft } from './useTurnDraft.ts';
import { type PodelimTranslate, podelimCardNames, podelimPartSizesText } from './words.ts';

interface DockProps {
  readonly t: PodelimTranslate;
  readonly props: TableProps<View, Action, ViewExplanation>;
  readonly choices: PodelimTurnDraft;
}

/** The hand for my open decision; null where I have none. */
export function renderPodelimHand({ t, props, choices }: DockProps): ReactNode {
  const { view, seat, waitingFor } = props;
  const { phase } = view.table;
  if (seat === null || props.status !== 'playing') return null;
  const mine = waitingFor.includes(seat);
  switch (phase.type) {
    case 'split':
      return mine ? (
        <PodelimSplitSteppers t={t} pile={phase.pile} cuts={choices.cuts} onCuts={choices.setCuts} />
      ) : null;
    case 'discard':
      return mine ? <VoteHand t={t} props={props} choices={choices} /> : null;
    case 'vote':
      if (!phase.pile.voters.includes(seat)) return null;
      if (choices.sealed && view.vote !== null)
        return (
          <SealedChoicePeek name={t(`part.${view.vote}`)}>
            <PodelimMyVoteCard color={view.vote} />
          </SealedChoicePeek>
        );
      return <VoteHand t={t} props={props} choices={choices} />;
    case 'sort':
      return mine ? <StackHand t={t} props={props} choices={choices} /> : null;
    case 'over':
      return null;
  }
}

function VoteHand({ t, props, choices }: DockProps) {
  const { view, hints, pending } = props;
  const { phase, ballot } = view.table;
  const { part, open } = choices;
  const sent = pending?.type === 'vote' || pending?.type === 'discard-part' ? pending.color : null;
  const refuse = (color: PodelimPartColor): string | null => {
    if (phase.type !== 'vote' || hints === 'none') return null;
    const refusal = podelimActionRefusal(view, { type: 'vote', ballot, color });
    return refusal && t.maybe(`refusal.${refusal.code}`, { ...refusal });
  };
  const nameOf = (color: PodelimPartColor) => {
    const found =
      phase.type === 'vote' || phase.type === 'discard'
        ? phase.parts.find((one) => one.color === color)
        : undefined;
    const cards: readonly Card[] = found ? view.table.row.slice(found.from, found.to) : [];
    return cards.length === 0
      ? t(`part.${color}`)
      : t('part.name', { part: t(`part.${color}`), cards: podelimCardNames(t, cards) });
  };
  return (
    <CardHand
      cards={PODELIM_PART_COLORS}
      label={t(phase.type === 'discard' ? 'hand.discard' : 'hand.vote')}
      keyOf={String}
      nameOf={nameOf}
      selected={part.picked === null ? [] : [part.picked]}
      idle={open.length === 0 || sent !== null}
      refusalFor={refuse}
      onPick={part.pick}
      onDrop={(color, place) => color === place && color !== part.picked && part.pick(color)}
      draw={(color, chosen) => (
        <PodelimMyVoteCard
          color={color}
          state={
            chosen
              ? 'selected'
              : refuse(color) !== null
                ? 'disabled'
                : color === (sent ?? view.vote)
                  ? 'pending'
                  : 'normal'
          }
        />
      )}
    />
  );
}

function StackHand({ t, props, choices }: DockProps) {
  const { view, seat, legal, pending } = props;
  const { joker, laid } = choices;
  const { stacks } = view.table.players[seat!]!;
  const count = (value: CardValue) => {
    const stack = stacks.find((one) => one.value === value)!;
    return stack.numbers + stack.jokers + laid.filter((one) => one === value).length;
  };
  return (
    <CardHand<CardValue>
      cards={stacks.map(({ value }) => value)}
      label={t('joker.pick')}
      keyOf={String}
      nameOf={(value) => t('joker.stack', { value, n: count(value) })}
      selected={joker.picked === null ? [] : [joker.picked]}
      idle={legal().length === 0 || pending !== null}
      onPick={joker.pick}
      tag={(value) => <span className={styles.count}>×{count(value)}</span>}
      draw={(value, chosen) => (
        <span className="block" data-drop={value}>
          <PodelimCard card={`${value}`} state={chosen ? 'selected' : 'normal'} />
        </span>
      )}
    />
  );
}

/** The primary action of the open decision. */
export function renderPodelimAction({ t, props, choices }: DockProps): ReactNode {
  const { view, seat, waitingFor, legal, pending, onAction } = props;
  const { phase } = view.table;
  if (seat === null || props.status !== 'playing') return null;
  const mine = waitingFor.includes(seat);
  const off = legal().length === 0 || pending !== null;
  if (phase.type === 'split' && mine) {
    const [first, second] = choices.cuts;
    return (
      <>
        <Button
          big
          wide
          kind="primary"
          inactive={off}
          onClick={() => onAction({ type: 'split', first, second })}
          data-testid="confirm-move"
        >
          {t('offer', { sizes: podelimPartSizesText(cutPile(phase.pile, choices.cuts)) })}
        </Button>
        <TablePromptNote>{t('offer.note')}</TablePromptNote>
      </>
    );
  }
  if ((phase.type === 'discard' && mine) || (phase.type === 'vote' && phase.pile.voters.includes(seat))) {
    if (choices.sealed)
      return (
        // In a fragment like the others, so that React keeps the button and its focus.
        <>
          <Button
            big
            wide
            icon="undo"
            inactive={off}
            onClick={() => choices.change(true)}
            data-testid="change"
          >
            {t('change')}
          </Button>
          <TablePromptNote>{t('lock.note')}</TablePromptNote>
        </>
      );
    const { picked, send } = choices.part;
    const verb = phase.type === 'discard' ? 'throw' : 'lock';
    return (
      <>
        {choices.changing && picked === null ? (
          <Button big wide onClick={() => choices.change(false)} data-testid="keep">
            {t('keep')}
          </Button>
        ) : (
          <Button
            big
            wide
            kind="primary"
            inactive={picked === null || off}
            onClick={send}
            data-testid="confirm-move"
          >
            {picked === null ? t('pick') : t(verb, { color: t(`pick.${picked}`) })}
          </Button>
        )}
        <TablePromptNote>{t(`${verb}.note`)}</TablePromptNote>
      </>
    );
  }
  if (phase.type === 'sort' && mine)
    return (
      <>
        <Button
          big
          wide
          kind="primary"
          inactive={choices.joker.picked === null || off}
          onClick={choices.joker.send}
          data-testid="confirm-move"
        >
          {choices.joker.picked === null ? t('joker.pick') : t(`joker.to.${choices.joker.picked}`)}
        </Button>
        {choices.laid.length > 0 && (
          <Button wide icon="undo" onClick={choices.takeBack} data-testid="take-back">
            {t('joker.back')}
          </Button>
        )}
      </>
    );
  return null;
}
