import type { SeatView } from '@fivefold/room';
import { useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { prefer } from '../state/preferences.ts';
import { Confirm } from '../table/Confirm.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Controls.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ChairMenu.module.css';
import { Levels } from './Levels.tsx';
import { keepStanding, type LobbyPartProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface ChairMenuProps extends LobbyPartProps {
  readonly at: number;
  readonly seat: SeatView;
  readonly onClose: () => void;
}

/** What can be done with one chair: by its owner, by a neighbour, by the host. */
export function ChairMenu(props: ChairMenuProps) {
  const { view, host, chair, ask, at, seat, onClose } = props;
  const t = useT();
  const lobby = useLobbyT();
  const member = seat.kind === 'member' ? view.members.find(({ id }) => id === seat.member) : undefined;
  const me = member?.id === view.me && member !== undefined;
  const title = member?.name ?? (seat.kind === 'bot' ? seat.name : lobby('chair', { n: at + 1 }));
  const done = (command: Parameters<typeof ask>[0]) => () => {
    onClose();
    void ask(command);
  };
  return (
    <Dialog open title={title} onClose={onClose} closeLabel={t('app.close')} testId="chair-menu">
      <div className={styles.menu}>
        {(seat.kind === 'empty' || (seat.kind === 'bot' && chair < 0)) && (
          <Button
            icon="down"
            data-testid="menu-sit"
            onClick={() => {
              keepStanding(view.code, false);
              done({ type: 'sit', seat: at })();
            }}
          >
            {lobby(seat.kind === 'empty' ? 'free.sit' : 'menu.sit.bot')}
          </Button>
        )}
        {host && seat.kind !== 'member' && (
          <>
            {seat.kind === 'empty' && <span>{lobby('addBot')}</span>}
            <Levels
              game={view.game}
              at={at}
              now={seat.kind === 'bot' ? seat.level : null}
              onChoose={(level) => done({ type: 'addBot', seat: at, level })()}
            />
          </>
        )}
        {host && seat.kind === 'bot' && (
          <Button kind="danger" icon="close" onClick={done({ type: 'removeBot', seat: at })}>
            {lobby('menu.removeBot')}
          </Button>
        )}
        {me && <Rename name={member.name} ask={ask} onClose={onClose} />}
        {me && (
          <Button
            icon="eye"
            data-testid="menu-stand"
            onClick={() => {
              keepStanding(view.code, true);
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
        {host && member && !me && <MemberActions member={member} ask={ask} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Rename({
  name: now,
  ask,
  onClose,
}: { readonly name: string } & Pick<ChairMenuProps, 'ask' | 'onClose'>) {
  const lobby = useLobbyT();
  const [name, setName] = useState(now);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        void ask({ type: 'rename', name }).then((renamed) => {
          if (!renamed) return;
          prefer({ name: name.trim() });
          onClose();
        });
      }}
    >
      <Field
        label={lobby('menu.rename')}
        value={name}
        autoComplete="nickname"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" icon="check" disabled={name.trim() === '' || name.trim() === now}>
        {lobby('menu.rename.go')}
      </Button>
    </form>
  );
}

interface MemberActionsProps extends Pick<ChairMenuProps, 'ask' | 'onClose'> {
  readonly member: { readonly id: string; readonly name: string; readonly host: boolean };
}

/** What a host may do with somebody, seated or watching. */
export function MemberActions({ member, ask, onClose }: MemberActionsProps) {
  const t = useT();
  const lobby = useLobbyT();
  const [kick, setKick] = useState(false);
  const done = (command: Parameters<typeof ask>[0]) => {
    onClose();
    void ask(command);
  };
  return (
    <>
      {!member.host && (
        <Button icon="key" onClick={() => done({ type: 'makeHost', member: member.id, share: true })}>
          {lobby('menu.host')}
        </Button>
      )}
      <Button icon="key" onClick={() => done({ type: 'makeHost', member: member.id, share: false })}>
        {lobby('menu.handOver')}
      </Button>
      <Button kind="danger" icon="close" onClick={() => setKick(true)} data-testid="menu-kick">
        {lobby('menu.kick')}
      </Button>
      <Confirm
        open={kick}
        title={lobby('menu.kick.title', { name: member.name })}
        text={lobby('menu.kick.text')}
        stay={t('app.cancel')}
        go={lobby('menu.kick.go')}
        onStay={() => setKick(false)}
        onGo={() => done({ type: 'kick', member: member.id })}
      />
    </>
  );
}
