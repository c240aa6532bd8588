import {
  droppedMemberGraceMs,
  type LobbySeatView,
  type MemberView,
  type TableClockRule,
} from '@fivefold/room';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { useConnection } from '../state/connection.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { BotLevelButtons } from './BotLevelButtons.tsx';
import { MemberActions } from './MemberActions.tsx';
import { RenameMemberForm } from './Rename.tsx';
import styles from './SeatMenu.module.css';
import { type LobbyProps, rememberMemberLeftLobbySeat } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface SeatMenuProps extends LobbyProps {
  readonly at: number;
  readonly seat: LobbySeatView;
  readonly onClose: () => void;
}

/** The actions for one seat: for its owner, for others, for the host. */
export function SeatMenu(props: SeatMenuProps) {
  const { view, host, chair, ask, at, seat, onClose } = props;
  const t = useT();
  const lobby = useLobbyT();
  const member = seat.kind === 'member' ? view.members.find(({ id }) => id === seat.member) : undefined;
  const gone = useSeatReleased(member, view.settings.clock);
  const me = member?.id === view.me && member !== undefined;
  const away = member?.presence === 'dropped';
  const title = member?.name ?? (seat.kind === 'bot' ? seat.name : lobby('chair', { n: at + 1 }));
  const done = (command: Parameters<typeof ask>[0]) => () => {
    onClose();
    void ask(command);
  };
  return (
    <Dialog open title={title} onClose={onClose} closeLabel={t('app.close')} testId="chair-menu">
      <div className={styles.menu}>
        {(seat.kind === 'empty' || (chair < 0 && (seat.kind === 'bot' || away))) && (
          <Button
            icon="down"
            data-testid="menu-sit"
            disabled={away && !gone}
            onClick={() => {
              rememberMemberLeftLobbySeat(view.code, false);
              done({ type: 'sit', seat: at })();
            }}
          >
            {lobby(seat.kind === 'bot' ? 'menu.sit.bot' : 'free.sit')}
          </Button>
        )}
        {host && (seat.kind !== 'member' || gone) && (
          <>
            {seat.kind !== 'bot' && <span className="ink-2 font-medium text-sm">{lobby('addBot')}</span>}
            <BotLevelButtons
              view={view}
              at={at}
              now={seat.kind === 'bot' ? seat.level : null}
              onChoose={(level) => done({ type: 'addBot', seat: at, level })()}
            />
          </>
        )}
        {host && seat.kind === 'bot' && (
          <Button
            kind="danger"
            icon="close"
            onClick={done({ type: 'removeBot', seat: at })}
            data-testid="menu-remove-bot"
          >
            {lobby('menu.removeBot')}
          </Button>
        )}
        {me && <RenameMemberForm view={view} ask={ask} onDone={onClose} />}
        {me && (
          <Button
            icon="eye"
            data-testid="menu-stand"
            onClick={() => {
              rememberMemberLeftLobbySeat(view.code, true);
              done({ type: 'stand' })();
            }}
          >
            {lobby('menu.stand')}
          </Button>
        )}
        {chair >= 0 && chair !== at && seat.kind !== 'empty' && (
          <Button icon="swap" onClick={done({ type: 'swap', seat: at })} data-testid="menu-swap">
            {lobby('menu.swap')}
          </Button>
        )}
        {host && member && !me && <MemberActions view={view} member={member} ask={ask} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

/** True once a dropped member has lost the seat. */
function useSeatReleased(member: MemberView | undefined, rule: TableClockRule): boolean {
  const offset = useConnection((connection) => connection.clockOffset);
  const [, tick] = useState(0);
  const wait =
    member?.presence === 'dropped' ? member.since + droppedMemberGraceMs(rule) - Date.now() - offset : null;
  useEffect(() => {
    if (wait === null || wait <= 0) return;
    const timer = setTimeout(() => tick((n) => n + 1), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return wait !== null && wait <= 0;
}
