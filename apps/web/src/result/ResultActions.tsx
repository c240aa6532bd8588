import type { RoomView, TableView } from '@fivefold/room';
import { useId } from 'react';
import { gameTitle } from '../games/manifests.ts';
import type { SendCommand } from '../lobby/useLobby.ts';
import { isHost } from '../state/selectors.ts';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Result.module.css';
import { useResultT } from './words.ts';

interface ResultActionsProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly ask: SendCommand;
  readonly onLook: () => void;
  /** Null where the game was ended early. */
  readonly onReplay: (() => void) | null;
}

/**
 * What can come next: the planned game first, otherwise a rematch. It needs no vote: the words say what one press does.
 */
export function ResultActions({ view, table, ask, onLook, onReplay }: ResultActionsProps) {
  const t = useTableT();
  const result = useResultT();
  const id = useId();
  const host = isHost(view);
  const planned = view.playlist[0];
  const again = host || (table.seat !== null && planned === undefined);
  const [first, second] = planned
    ? [
        result('next.planned', { game: gameTitle(planned, t.lang) }),
        result(host ? 'next.planned.you' : 'next.planned.host'),
      ]
    : [again && result('again'), host ? result('again.same') : result('next.host')];
  const rematch = again && (
    <Button
      big
      kind={planned ? 'plain' : 'primary'}
      aria-describedby={planned ? undefined : id}
      onClick={() => void ask({ type: 'rematch', number: table.number })}
      data-testid="rematch"
    >
      {t('result.rematch')}
    </Button>
  );
  return (
    <footer className={styles.actions}>
      <div className={styles.words} id={id}>
        {first && <strong>{first}</strong>}
        <span className={host && !planned ? styles.same : undefined}>{second}</span>
      </div>
      <Button big icon="eye" className={styles.minor} onClick={onLook} data-testid="look">
        {t('result.table')}
      </Button>
      {onReplay && (
        <Button big icon="replay" className={styles.minor} onClick={onReplay} data-testid="replay">
          {result('replay')}
        </Button>
      )}
      {planned && rematch}
      {host && (
        <Button
          big
          kind={planned ? 'primary' : 'plain'}
          aria-describedby={id}
          onClick={() => void ask({ type: 'nextGame' })}
          data-testid="to-room"
        >
          {planned ? result('next.go', { game: gameTitle(planned, t.lang) }) : t('result.room')}
        </Button>
      )}
      {!planned && rematch}
    </footer>
  );
}
