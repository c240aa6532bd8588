import type { HintLevel } from '@fivefold/room';
import { sortCardsJokersLast, type View, type ViewExplanation } from '@fivefold/rules/podelim';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { CardBack } from '../../ui/card/CardFrame.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RichText } from '../../ui/RichText.tsx';
import type { TablePlayer } from '../types.ts';
import { podelimPhaseCaptionText } from './captions.ts';
import dialogs from './Dialogs.module.css';
import styles from './PhaseCaption.module.css';
import { PodelimStackCardRow } from './PlayerStacksDialog.tsx';
import type { PodelimTranslate } from './words.ts';

interface PhaseCaptionProps {
  readonly t: PodelimTranslate;
  readonly view: View;
  readonly why: ViewExplanation;
  readonly players: readonly TablePlayer[];
  readonly seat: number | null;
  readonly hints: HintLevel;
  /** The votes have just been opened. */
  readonly revealing: boolean;
}

/** The line above the row: who splits and how, deck and discard pile. */
export function PodelimPhaseCaption({ t, view, why, players, seat, hints, revealing }: PhaseCaptionProps) {
  const shown = revealing ? [] : actorsOf(view);
  return (
    <div className={styles.caption}>
      <p className={styles.words}>
        {/* Several people are named: on a phone their faces would push the names out. */}
        {shown.length > 0 && (
          <span
            className={classNames('flex gap-2 not-narrow', shown.length > 1 ? 'not-phone' : 'not-landscape')}
          >
            {shown.map((one) => (
              <Avatar key={one} face={players[one]!.face} />
            ))}
          </span>
        )}
        <span>
          <RichText
            parts={revealing ? t.parts('row.reveal') : podelimPhaseCaptionText(t, view.table, players, seat)}
          />
        </span>
      </p>
      <Piles t={t} view={view} why={why} hints={hints} />
    </div>
  );
}

/** The seats that the caption is about. */
function actorsOf({ table: { leader, phase } }: View): readonly number[] {
  switch (phase.type) {
    case 'split':
    case 'vote':
      return phase.pile.color === null ? [leader] : phase.pile.voters;
    case 'discard':
      return [phase.seat];
    case 'sort':
    case 'over':
      return [];
  }
}

interface PilesProps {
  readonly t: PodelimTranslate;
  readonly view: View;
  readonly why: ViewExplanation;
  readonly hints: HintLevel;
}

function Piles({ t, view, why, hints }: PilesProps) {
  const shell = useT();
  const [open, setOpen] = useState(false);
  const { discard } = view.table;
  return (
    <div className={styles.piles}>
      <span data-flip="deck" title={t('left', { n: view.deckSize })}>
        <CardBack {...(view.deckSize === 0 ? { state: 'disabled' } : {})} />
        <span className="visually-hidden">{t('left', { n: view.deckSize })}</span>
      </span>
      <button
        type="button"
        className={styles.discard}
        onClick={() => setOpen(true)}
        data-empty={discard.length === 0 || undefined}
        data-testid="discard-pile"
      >
        {t('discard.open', { n: discard.length })}
      </button>
      <Dialog
        open={open}
        title={t('discard.title')}
        closeLabel={shell('app.close')}
        onClose={() => setOpen(false)}
        testId="discard-dialog"
      >
        {discard.length === 0 ? (
          <p>{t('discard.empty')}</p>
        ) : (
          <PodelimStackCardRow t={t} cards={sortCardsJokersLast(discard)} />
        )}
        {hints === 'full' && (
          <ul className={classNames(dialogs.facts, 'grid ink-2')}>
            <li>{t('discard.deck', { n: view.deckSize, jokers: why.jokersInDeck })}</li>
          </ul>
        )}
      </Dialog>
    </div>
  );
}
