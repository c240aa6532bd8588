import { faceOfPlayer, type RoomView } from '@fivefold/room';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { gameTitle, manifests } from '../games/manifests.ts';
import type { SendCommand } from '../lobby/useLobby.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/classNames.ts';
import { GameEmblem } from '../ui/Emblem.tsx';
import styles from './NextGameVotes.module.css';
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
  return (
    <section className={styles.votes} aria-labelledby={NEXT_GAME_VOTES_ELEMENT_ID}>
      <header>
        <h2 id={NEXT_GAME_VOTES_ELEMENT_ID} className="text-xl">
          {result('vote')}
        </h2>
        <span className="ink-2 text-sm">{result('vote.how')}</span>
      </header>
      <ul>
        {GAME_IDS.map((game) => (
          <li key={game}>
            <GameVote game={game} view={view} ask={ask} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameVote({ game, view, ask }: NextGameVotesProps & { readonly game: GameId }) {
  const result = useResultT();
  const voters = view.members.filter(({ id }) => view.votes[id] === game);
  const isMine = view.me !== null && view.votes[view.me] === game;
  const people = view.seats.filter(({ kind }) => kind !== 'empty').length;
  const { max } = manifests[game].players;
  const title = gameTitle(game, result.lang);
  const names = voters.map(({ name }) => name).join(', ');
  return (
    <button
      type="button"
      className={styles.game}
      aria-pressed={isMine}
      aria-label={names === '' ? title : result('vote.by', { game: title, names })}
      title={people > max ? result('vote.max', { n: max }) : undefined}
      data-unfit={people > max || undefined}
      data-testid={`propose-${game}`}
      onClick={() => void ask({ type: 'vote', game: isMine ? null : game })}
    >
      <span className={styles.faces} aria-hidden="true">
        {voters.slice(0, SHOWN_FACES).map(({ id, name }) => (
          <Avatar key={id} face={faceOfPlayer(view.faces, { member: id, name })} />
        ))}
        {voters.length > SHOWN_FACES && <small>+{voters.length - SHOWN_FACES}</small>}
      </span>
      <GameEmblem game={game} />
      <span
        className={classNames(styles.title, 'text-center font-semibold text-sm max-w-full wrap-anywhere')}
      >
        {title}
      </span>
    </button>
  );
}
