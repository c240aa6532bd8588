import {
  type Action,
  eight28ActionRefusal,
  mayReceiveCardOffers,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/eight28';
import { useRef, useState } from 'react';
import { useTablePreferences } from '../../table/TableContext.tsx';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Switch } from '../../ui/FormControls.tsx';
import styles from './Actions.module.css';
import type { KeepDecliningOffers } from './useKeepDecliningOffers.ts';
import type { Eight28Translate } from './words.ts';

interface OfferProps {
  readonly t: Eight28Translate;
  readonly view: View;
  readonly why: ViewExplanation;
  readonly seat: number;
  /** I must answer, am online, and no action is pending. */
  readonly ready: boolean;
  /** My action that is on its way. */
  readonly pending: Action | null;
  readonly stand: KeepDecliningOffers;
  readonly onAction: (action: Action) => void;
}

type Eight28CardOfferAnswer = 'take' | 'decline';
const KEYS: Readonly<Record<Eight28CardOfferAnswer, string>> = { take: 'T', decline: 'D' };

/** Take or decline. A click sends; a key picks first and sends the second time. */
export function Eight28OfferButtons(props: OfferProps) {
  const { t, view, why, seat, ready, pending, stand, onAction } = props;
  const { confirm } = useTablePreferences();
  const { table } = view;
  const here = `${table.round}.${table.turn}`;
  const [held, setHeld] = useState<{ readonly here: string; readonly answer: Eight28CardOfferAnswer } | null>(
    null,
  );
  const [told, setTold] = useState<string | null>(null);
  const picked = ready && held?.here === here ? held.answer : null;
  const buttons = {
    take: useRef<HTMLButtonElement>(null),
    decline: useRef<HTMLButtonElement>(null),
  };
  const blocked = ready ? null : eight28ActionRefusal(table, seat, { type: 'take' });
  const reason = blocked ? t(`refusal.${blocked.code}`) : null;

  const send = (answer: Eight28CardOfferAnswer) => {
    setHeld(null);
    if (ready) onAction({ type: answer });
    else setTold(`${here}.${table.waiting[0]}`);
  };
  const press = (answer: Eight28CardOfferAnswer) => {
    buttons[answer].current?.focus();
    if (!ready || !confirm || picked === answer) send(answer);
    else setHeld({ here, answer });
  };
  useShortcuts({
    t: () => press('take'),
    d: () => press('decline'),
    s: () => stand.turn(!stand.on),
    ...(picked ? { Escape: () => setHeld(null), Backspace: () => setHeld(null) } : {}),
  });

  if (!mayReceiveCardOffers(table, seat))
    return (
      <p className={classNames('ink-2', styles.note)} data-testid="no-offers">
        {why.seats[seat]!.out ? t('out.note', { n: why.seats[seat]!.shown }) : t('passed.note')}
      </p>
    );
  const note = picked
    ? t('key.again', { key: KEYS[picked] })
    : told === `${here}.${table.waiting[0]}`
      ? reason
      : null;
  return (
    <div className={styles.offer}>
      <div className={styles.pair}>
        {(['decline', 'take'] as const).map((answer) => (
          <Button
            key={answer}
            ref={buttons[answer]}
            big
            wide
            kind={pending?.type === answer || (answer === 'take' && ready) ? 'primary' : 'plain'}
            className={styles[answer]}
            data-picked={picked === answer || undefined}
            aria-disabled={!ready || undefined}
            aria-keyshortcuts={KEYS[answer]}
            title={reason ?? undefined}
            onClick={() => send(answer)}
            data-testid={answer}
          >
            {t(answer)}
          </Button>
        ))}
      </div>
      {note ? (
        <p
          className="grid place-items-center min-h-target font-medium text-center leading-snug"
          role="status"
        >
          {note}
        </p>
      ) : (
        <div className={styles.stand} title={t('stand.text')}>
          <Switch label={t('stand')} checked={stand.on} onChange={stand.turn} testId="stand" />
        </div>
      )}
    </div>
  );
}
