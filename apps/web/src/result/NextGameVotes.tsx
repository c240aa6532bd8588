import { type Face, faceOfPlayer, type MemberId, type RoomView } from '@fivefold/room';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { useCallback } from 'react';
import { gameTitle, manifests } from '../games/manifests.ts';
import type { SendCommand } from '../lobby/useLobby.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import styles from './NextGameVotes.module.css';
import { type AttachFace, useFaceHops } from './useFaceHops.ts';
import { useResultT } from './words.ts';

interface NextGameVotesProps {
  readonly view: RoomView;
  readonly ask: SendCommand;
}

const SHOWN_FACES = 4;
export const NEXT_GAME_VOTES_ELEMENT_ID = 'next-game-votes';

/** Everybody's wish for the next game: a tap puts my face on it, another one takes it off. */
export function NextGameVotes({ view, ask }: NextGameVotesProps) {
  const result = useResultT();
  const attach = useFaceHops();
  return (
    <section className={styles.votes} aria-labelledby={NEXT_GAME_VOTES_ELEMENT_ID}>
      <header className="flex flex-wrap items-baseline justify-between gap-1">
        <h2 id={NEXT_GAME_VOTES_ELEMENT_ID} className="text-xl">
          {result('vote')}
        </h2>
        <span className="ink-2 text-sm">{result('vote.how')}</span>
      </header>
      <ul className="grid columns gap-2">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <GameVote game={game} view={view} ask={ask} attach={attach} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GameVoteProps extends NextGameVotesProps {
  readonly game: GameId;
  readonly attach: AttachFace;
}

function GameVote({ game, view, ask, attach }: GameVoteProps) {
  const result = useResultT();
  const voters = view.members.filter(({ id }) => view.votes[id] === game);
  const isMine = view.me !== null && view.votes[view.me] === game;
  const people = view.seats.filter(({ kind }) => kind !== 'empty').length;
  const { min, max } = manifests[game].players;
  const reason = people < min || people > max ? result('vote.size', { from: min, to: max }) : null;
  const title = gameTitle(game, result.lang);
  const names = voters.map(({ name }) => name).join(', ');
  const label = names === '' ? title : result('vote.by', { game: title, names });
  return (
    <button
      type="button"
      className={styles.game}
      aria-pressed={isMine}
      aria-label={reason ? `${label}, ${reason}` : label}
      data-unfit={reason !== null || undefined}
      data-testid={`propose-${game}`}
      onClick={() => void ask({ type: 'vote', game: isMine ? null : game })}
    >
      <span className={styles.faces} aria-hidden="true">
        {voters.slice(0, SHOWN_FACES).map(({ id, name }) => (
          <VoterFace
            key={id}
            member={id}
            face={faceOfPlayer(view.faces, { member: id, name })}
            attach={attach}
          />
        ))}
        {voters.length > SHOWN_FACES && <small>+{voters.length - SHOWN_FACES}</small>}
      </span>
      <GameEmblem game={game} />
      <span className="text-center font-semibold text-fine max-w-full wrap-anywhere">{title}</span>
      {reason && <small className="text-xs leading-tight text-balance">{reason}</small>}
    </button>
  );
}

interface VoterFaceProps {
  readonly member: MemberId;
  readonly face: Face;
  readonly attach: AttachFace;
}

function VoterFace({ member, face, attach }: VoterFaceProps) {
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? attach(member, element) : undefined),
    [attach, member],
  );
  return (
    <span ref={ref} data-testid={`voter-${member}`}>
      <Avatar face={face} />
    </span>
  );
}
