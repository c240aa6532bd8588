import type { RoomCode, TableView } from '@fivefold/room';
import { useState } from 'react';
import { loadChunk } from '../net/page.ts';
import { isUnconfirmedDeal } from '../room/nonces.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { DealCheckResult } from './checkDeal.ts';
import styles from './Result.module.css';
import { useResultT } from './words.ts';

type CheckState = 'asked' | 'checking' | DealCheckResult;

const ICONS = {
  good: 'check',
  'other-device': 'check',
  unconfirmed: 'help',
  'no-memory': 'help',
  'other-rules': 'close',
  bad: 'close',
} as const;

const TONES = {
  good: 'good',
  'other-device': 'good',
  unconfirmed: 'act',
  'no-memory': 'act',
  'other-rules': 'bad',
  bad: 'bad',
} as const;

/** After a game the secret is public, so every browser can deal again and compare. */
export function FairDealCheck({ room, table }: { readonly room: RoomCode; readonly table: TableView }) {
  const t = useResultT();
  const [state, setState] = useState<CheckState>('asked');
  const check = async () => {
    setState('checking');
    const check = loadChunk(() => import('./checkDeal.ts')).then(({ loadAndCheckDeal }) =>
      loadAndCheckDeal(room, table),
    );
    setState(await check.catch((): CheckState => 'asked'));
  };
  const isOpen = state === 'asked' || state === 'checking';
  return (
    <section
      className="paper content-start font-medium text-md gap-2 justify-items-start"
      data-testid="fair"
      data-state={state}
    >
      <h2 className="plain-heading font-medium ink-2">{t('fair.title')}</h2>
      <p>{t('fair.text')}</p>
      {isOpen && isUnconfirmedDeal(room, table) && (
        <p className={styles.verdict} data-tone="act" data-testid="fair-warning">
          <Icon name="help" size={18} />
          {t('fair.warning')}
        </p>
      )}
      {isOpen ? (
        <Button
          icon="check"
          disabled={state === 'checking'}
          onClick={() => void check()}
          data-testid="check-deal"
        >
          {t(state === 'asked' ? 'fair.check' : 'fair.checking')}
        </Button>
      ) : (
        <p role="status" className={styles.verdict} data-tone={TONES[state]}>
          <Icon name={ICONS[state]} size={18} />
          {t(`fair.${state}`)}
        </p>
      )}
    </section>
  );
}
