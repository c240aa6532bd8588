import { faceOfPlayer, plannedNextGame, type RoomView, type TableView } from '@fivefold/room';
import { useId } from 'react';
import { gameTitle } from '../games/manifests.ts';
import type { SendCommand } from '../lobby/useLobby.ts';
import { dealCommitmentOf, sendReadyWithDealNonce } from '../room/nonces.ts';
import { useSoloGameSlots } from '../room/SoloContext.ts';
import { isHost, myLobbySeatOf } from '../state/selectors.ts';
import { useTableT } from '../table/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { isHandheld, useIsCompactLayout, useLayout } from '../ui/layout.ts';
import { CountdownButton } from './CountdownButton.tsx';
import { NEXT_GAME_VOTES_ELEMENT_ID } from './NextGameVotes.tsx';
import { ReadyGuestFaces, useReadySentence } from './ReadyFaces.tsx';
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

/** What can come next. The next game is the only primary action: hosts start it, guests are ready for it. */
export function ResultActions(props: ResultActionsProps) {
  const { view, ask } = props;
  const id = useId();
  const solo = useSoloGameSlots();
  const layout = useLayout();
  const narrow = useIsCompactLayout('tight') || isHandheld(layout);
  if (solo)
    return (
      <footer className={styles.actions} data-narrow={narrow || undefined}>
        <div className={styles.words} id={id}>
          <span className="desktop-only">{solo.next.note}</span>
        </div>
        <LookAgainButtons {...props} />
        {solo.next.buttons}
      </footer>
    );
  const host = isHost(view);
  const chair = view.seats[myLobbySeatOf(view)];
  const stops = view.startsAt !== null && (host || chair !== undefined);
  return (
    <footer className={styles.actions} data-narrow={narrow || undefined}>
      <ReadyGuestFaces view={view} />
      <NextWords view={view} id={id} seated={chair !== undefined} />
      <LookAgainButtons {...props} />
      {narrow && layout !== 'phone-landscape' && <span style={ROW_END} />}
      {(host || chair) && <Rematch {...props} host={host} />}
      {view.startsAt !== null && stops ? (
        <CountdownButton startsAt={view.startsAt} onStop={() => void ask({ type: 'stopCountdown' })} />
      ) : host ? (
        <NextGame view={view} ask={ask} describedBy={id} />
      ) : (
        chair?.kind === 'member' && <Ready view={view} ready={chair.ready} describedBy={id} />
      )}
    </footer>
  );
}

/** The buttons begin a row of their own, whatever fits beside the words. */
const ROW_END = { flexBasis: '100%', marginBlockStart: 'calc(-1 * var(--space-2))' };

function LookAgainButtons({ view, table, ask, onLook, onReplay }: ResultActionsProps) {
  const t = useTableT();
  const result = useResultT();
  const solo = useSoloGameSlots();
  const { review } = view;
  const leader =
    review?.number === table.number && review.leader !== view.me
      ? view.members.find(({ id }) => id === review.leader)?.name
      : undefined;
  const replay = leader ? result('review.follow', { name: leader }) : result('replay');
  return (
    <span className="flex gap-1 ms-auto">
      <IconButton icon="eye" label={t('result.table')} onClick={onLook} data-testid="look" />
      {onReplay && <IconButton icon="replay" label={replay} onClick={onReplay} data-testid="replay" />}
      {!solo && isHost(view) && (
        <IconButton
          icon="people"
          label={t('result.room')}
          onClick={() => void ask({ type: 'nextGame' })}
          data-testid="to-room"
        />
      )}
    </span>
  );
}

interface NextWordsProps {
  readonly view: RoomView;
  readonly id: string;
  readonly seated: boolean;
}

function NextWords({ view, id, seated }: NextWordsProps) {
  const result = useResultT();
  const ready = useReadySentence(view);
  const planned = plannedNextGame(view);
  const game = gameTitle(planned ?? view.game, result.lang);
  const host = isHost(view);
  return (
    <div className={styles.words} id={id}>
      <strong>{ready ?? result(planned ? 'next.planned' : 'next.again', { game })}</strong>
      <span className="desktop-only">
        {result(host ? 'next.starts.you' : seated ? 'next.starts' : 'next.watching')}
      </span>
    </div>
  );
}

/** Hosts start it; guests say that they would like it, as a vote for the same game. */
function Rematch({ view, table, ask, host }: ResultActionsProps & { readonly host: boolean }) {
  const t = useTableT();
  const result = useResultT();
  const wanted = view.members.filter(({ id }) => view.votes[id] === table.game);
  const mine = wanted.some(({ id }) => id === view.me);
  const names = wanted.map(({ name }) => name).join(', ');
  return (
    <Button
      big
      aria-pressed={host ? undefined : mine}
      aria-label={names === '' ? undefined : result('again.by', { names })}
      onClick={() =>
        void ask(
          host ? { type: 'rematch', number: table.number } : { type: 'vote', game: mine ? null : table.game },
        )
      }
      data-testid="rematch"
    >
      <span className="flex items-center gap-2">
        {t('result.rematch')}
        {wanted.slice(0, 3).map(({ id, name }) => (
          <Avatar key={id} face={faceOfPlayer(view.faces, { member: id, name })} />
        ))}
      </span>
    </Button>
  );
}

interface NextGameProps {
  readonly view: RoomView;
  readonly ask: SendCommand;
  readonly describedBy: string;
}

function NextGame({ view, ask, describedBy }: NextGameProps) {
  const result = useResultT();
  const planned = plannedNextGame(view);
  const choose = () => {
    const votes = document.getElementById(NEXT_GAME_VOTES_ELEMENT_ID)?.closest('section');
    votes?.scrollIntoView({ block: 'center' });
    votes?.querySelector('button')?.focus();
  };
  return (
    <Button
      big
      kind="primary"
      aria-describedby={describedBy}
      onClick={planned ? () => void ask({ type: 'nextGame', start: true }) : choose}
      data-testid={planned ? 'next-game' : 'choose-next'}
    >
      <span className="flex items-center gap-2">
        {planned && <GameEmblem game={planned} />}
        {planned ? result('next.go', { game: gameTitle(planned, result.lang) }) : result('next.choose')}
      </span>
    </Button>
  );
}

interface ReadyProps {
  readonly view: RoomView;
  readonly ready: boolean;
  readonly describedBy: string;
}

function Ready({ view, ready, describedBy }: ReadyProps) {
  const result = useResultT();
  return (
    <Button
      big
      kind={ready ? 'good' : 'primary'}
      {...(ready ? { icon: 'check' } : {})}
      aria-pressed={ready}
      aria-describedby={describedBy}
      onClick={() => void sendReadyWithDealNonce(dealCommitmentOf(view), !ready)}
      data-testid="ready"
    >
      {result(ready ? 'ready.undo' : 'ready.go')}
    </Button>
  );
}
