import type { Card, IotaNaturalCard } from '@fivefold/rules/iota';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IotaCard } from './IotaCard.tsx';
import styles from './WildIdentities.module.css';
import { type IotaTranslate, iotaCardName } from './words.ts';

interface WildIdentitiesProps {
  readonly t: IotaTranslate;
  /** null where hints are off. */
  readonly identities: readonly IotaNaturalCard[] | null;
  /** Cards of my hand that could take its place now. */
  readonly recyclers: readonly Card[];
  readonly onRecycle: (card: Card) => void;
  /** The wild is in the upper half: the box is placed below. */
  readonly low: boolean;
  readonly onClose: () => void;
}
/** Two rows of cards. */
const MOST = 12;

export function IotaWildIdentities({
  t,
  identities,
  recyclers,
  onRecycle,
  low,
  onClose,
}: WildIdentitiesProps) {
  const title = t(identities ? 'wild.title' : 'wild.take');
  const more = (identities?.length ?? 0) - MOST;
  return (
    <section className={styles.box} data-low={low || undefined} aria-label={title} data-testid="wild-box">
      <header className="flex items-center gap-2 ink-2 text-sm">
        <h2 className="flex-1 text-lg ink">{title}</h2>
        {identities && <span>{t('wild.count', { n: identities.length })}</span>}
        <IconButton bare icon="close" label={t('close')} onClick={onClose} />
      </header>
      {identities && (
        <ul className="flex flex-wrap gap-1">
          {identities.slice(0, MOST).map((card) => (
            <li key={card} title={iotaCardName(t, card)}>
              <IotaCard card={card} />
              <span className="visually-hidden">{iotaCardName(t, card)}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="ink-2 text-sm">{t('wild.more', { n: more })}</p>}
      {recyclers.length > 0 && (
        <div className={styles.take}>
          <p className="jade font-semibold text-sm">
            {t(identities ? 'wild.recycle' : 'wild.recycle.plain')}
          </p>
          {recyclers.map((card) => (
            <button
              key={card}
              type="button"
              className="flex items-center gap-2 min-h-target rounded-button bg-jade"
              aria-label={t('wild.recycle.with', { card: iotaCardName(t, card) })}
              title={t('wild.recycle.with', { card: iotaCardName(t, card) })}
              onClick={() => onRecycle(card)}
              data-testid={`recycle-${card}`}
            >
              <IotaCard card={card} />
              <Icon name="swap" size={18} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
