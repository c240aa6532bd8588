import type { RoomView } from '@fivefold/room';
import type { CSSProperties } from 'react';
import { QrCode } from '../lobby/QrCode.tsx';
import { inviteLink } from '../room/invite.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './Television.module.css';
import { useTvT } from './words.ts';

const BIG = { '--qr': '22rem' } as CSSProperties;
const SMALL = { '--qr': '6.5rem', inlineSize: '9.5rem', padding: 'var(--space-3)' } as CSSProperties;

/** The way into the room for a phone; none where the room is locked. */
export function TvInvite({ view, big = false }: { readonly view: RoomView; readonly big?: boolean }) {
  const t = useTvT();
  if (view.locked) return null;
  const isFree = view.seats.some(({ kind }) => kind !== 'member');
  const isRunning = view.table?.status === 'playing';
  const isOver = view.table !== null && !isRunning;
  return (
    <aside
      className={classNames(
        'paper justify-items-center text-center',
        styles.code,
        big ? null : `absolute text-sm ${styles.corner}`,
      )}
      style={big ? BIG : SMALL}
      data-testid="tv-invite"
    >
      <QrCode text={inviteLink(view.code)} label={t('qr')} />
      <div>
        <p>{t(big ? 'lobby' : isOver ? 'vote' : 'join')}</p>
        <strong className={classNames('figure unbroken', big && styles.large)}>{view.code}</strong>
        <p>{t(isFree ? (isRunning ? 'join.next' : 'join.free') : 'join.full')}</p>
      </div>
    </aside>
  );
}
