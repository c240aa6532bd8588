import type { SeatView } from '@fivefold/room';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ChairMenu.module.css';
import { Levels } from './Levels.tsx';
import { MemberActions } from './MemberActions.tsx';
import { Rename } from './Rename.tsx';
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
          <Button
            kind="danger"
            icon="close"
            onClick={done({ type: 'removeBot', seat: at })}
            data-testid="menu-remove-bot"
          >
            {lobby('menu.removeBot')}
          </Button>
        )}
        {me && <Rename view={view} ask={ask} onDone={onClose} />}
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
        {host && member && !me && <MemberActions view={view} member={member} ask={ask} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
