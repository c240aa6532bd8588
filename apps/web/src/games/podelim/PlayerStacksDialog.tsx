import type { Card, PodelimValueStack, ViewExplanation } from '@fivefold/rules/podelim';
import { useT } from '../../i18n/useT.ts';
import { openReactions, useCanReact } from '../../reactions/reactionTarget.ts';
import { useTableT } from '../../table/words.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { TablePlayer } from '../types.ts';
import styles from './Dialogs.module.css';
import { PodelimCard } from './PodelimCard.tsx';
import { podelimPlaceInMajority } from './seatActivity.ts';
import { type PodelimTranslate, podelimCardNames } from './words.ts';

interface PlayerStacksDialogProps {
  readonly t: PodelimTranslate;
  readonly player: TablePlayer;
  readonly stacks: readonly PodelimValueStack[];
  readonly majorities: ViewExplanation['majorities'];
  /** Whether to tell how many cards of a value are in the deck; where hints are off, it is not shown. */
  readonly showsDeck: boolean;
  readonly onClose: () => void;
}

/** The cards of every stack of one player, and what the stack is worth. */
export function PodelimPlayerStacksDialog(props: PlayerStacksDialogProps) {
  const { t, player, stacks, majorities, showsDeck, onClose } = props;
  const shell = useT();
  const table = useTableT();
  const canReact = useCanReact() && !player.me;
  const react = () => {
    onClose();
    openReactions({ kind: 'player', seat: player.seat });
  };
  return (
    <Dialog
      open
      title={t('stacks.of', { name: player.name })}
      closeLabel={shell('app.close')}
      onClose={onClose}
      testId="stack-dialog"
    >
      {canReact && (
        <Button onClick={react} data-testid={`face-${player.seat}`}>
          {table('react.player', { name: player.name })}
        </Button>
      )}
      <p>{t('stacks.worth')}</p>
      <ul className={classNames(styles.stacks, 'grid gap-3')}>
        {majorities.map((majority) => {
          const { value } = majority;
          const stack = stacks.find((one) => one.value === value);
          const lead = podelimPlaceInMajority(majority, player.seat);
          const facts = [
            lead === 'none' ? t('stacks.none') : t(`board.${lead}`),
            showsDeck && t('stacks.inDeck', { n: majority.inDeck }),
          ];
          return (
            <li key={value} className="labelled-row" data-value={value}>
              <b className="figure">{value}</b>
              <div>
                {stack && <PodelimStackCardRow t={t} cards={cardsOf(stack)} />}
                <p>{facts.filter(Boolean).join(', ')}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

const cardsOf = ({ value, numbers, jokers }: PodelimValueStack): readonly Card[] => [
  ...Array<Card>(numbers).fill(`${value}`),
  ...Array<Card>(jokers).fill('J'),
];

export function PodelimStackCardRow({
  t,
  cards,
}: {
  readonly t: PodelimTranslate;
  readonly cards: readonly Card[];
}) {
  return (
    <div className={styles.cards} role="img" aria-label={podelimCardNames(t, cards)}>
      {cards.map((card, i) => {
        const key = `${i}`; // equal cards are alike
        return <PodelimCard key={key} card={card} />;
      })}
    </div>
  );
}
