import type { RoomView, TableView } from '@fivefold/room';
import { useId } from 'react';
import type { AskRoom } from '../lobby/useLobby.ts';
import { isHost } from '../state/selectors.ts';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Result.module.css';
import { useResultT } from './words.ts';

interface DockProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly ask: AskRoom;
  readonly onLook: () => void;
  /** Null where a game was broken off. */
  readonly onReplay: (() => void) | null;
}

/** What can come next. A rematch needs no vote, so the words say what one press does. */
export function Dock({ view, table, ask, onLook, onReplay }: DockProps) {
  const t = useTableT();
  const result = useResultT();
  const id = useId();
  const host = isHost(view);
  const again = table.seat !== null || host;
  const planned = view.playlist[0];
  const next = planned
    ? result('next.planned', { game: t(`game.${planned}`) })
    : host
      ? null
      : result('next.host');
  return (
    <footer className={styles.actions}>
      <div className={styles.words} id={id}>
        {again && <strong>{result('again')}</strong>}
        {next ? <span>{next}</span> : <span className={styles.same}>{result('again.same')}</span>}
      </div>
      <Button big icon="eye" className={styles.minor} onClick={onLook} data-testid="look">
        {t('result.table')}
      </Button>
      {onReplay && (
        <Button big icon="replay" className={styles.minor} onClick={onReplay} data-testid="replay">
          {result('replay')}
        </Button>
      )}
      {host && (
        <Button big onClick={() => void ask({ type: 'nextGame' })} data-testid="to-room">
          {t('result.room')}
        </Button>
      )}
      {again && (
        <Button
          big
          kind="primary"
          aria-describedby={id}
          onClick={() => void ask({ type: 'rematch', number: table.number })}
          data-testid="rematch"
        >
          {t('result.rematch')}
        </Button>
      )}
    </footer>
  );
}
