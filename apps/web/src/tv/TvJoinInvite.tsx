import type { RoomView } from '@fivefold/room';
import type { CSSProperties } from 'react';
import { QrCode } from '../lobby/QrCode.tsx';
import { inviteLink } from '../room/invite.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './Television.module.css';
import { useTvT } from './words.ts';

const BIG = { '--qr': '27rem', inlineSize: '34rem' } as CSSProperties;
const LARGE = { fontSize: 'var(--text-4xl)' };
/** As wide as a seat, with the words beside the code. */
const SMALL = {
  '--qr': '6.5rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 'var(--space-3)',
  inlineSize: '16rem',
  padding: 'var(--space-3)',
} as CSSProperties;

const BELOW_HEADER = {
  ...SMALL,
  gridTemplateColumns: 'auto auto',
  gap: 'var(--space-4)',
  inlineSize: 'max-content',
  inset: '4rem 0 auto',
  marginInline: 'auto',
} as CSSProperties;
const BESIDE_TITLE = {
  ...BELOW_HEADER,
  inset: 'var(--space-6) var(--space-8) auto auto',
} as CSSProperties;

interface TvInviteProps {
  readonly view: RoomView;
  readonly big?: boolean;
  /** The corner at the bottom belongs to a seat. */
  readonly place?: 'corner' | 'below-header' | 'beside-title';
}

const STYLES = { corner: SMALL, 'below-header': BELOW_HEADER, 'beside-title': BESIDE_TITLE };

/** The way into the room for a phone; none where the room is locked. */
export function TvJoinInvite({ view, big = false, place = 'corner' }: TvInviteProps) {
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
      style={big ? BIG : STYLES[place]}
      data-testid="tv-invite"
    >
      <QrCode text={inviteLink(view.code)} label={t('qr')} />
      <div>
        <p>{t(big ? 'lobby' : isOver ? 'vote' : 'join')}</p>
        <strong className="figure unbroken" style={big ? LARGE : undefined}>
          {view.code}
        </strong>
        <p>{t(isFree ? (isRunning ? 'join.next' : 'join.free') : 'join.full')}</p>
      </div>
    </aside>
  );
}
