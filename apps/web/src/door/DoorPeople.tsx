import { truncateName } from '@fivefold/room';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { joinNamesWithAnd } from '../state/selectors.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import { hasChairForNewcomer, type OpenRoomDoorFacts, roomDoorStateOf } from './doorState.ts';
import { useRoomDoorT } from './words.ts';

interface DoorHeadingProps {
  readonly code: string;
  readonly facts: OpenRoomDoorFacts | null;
  readonly emblem: boolean;
}

/** The host and the game. */
export function DoorHeading({ code, facts, emblem }: DoorHeadingProps) {
  const t = useT();
  const door = useRoomDoorT();
  const game = facts && gameTitle(facts.game, t.lang);
  const text = !game
    ? t('door.title', { code: code.toUpperCase() })
    : facts.host
      ? door('invites', { name: truncateName(facts.host.name), game })
      : door('invites.nobody', { game });
  return (
    <h1 {...screenHeadingProps} className="flex items-center gap-3 text-balance">
      {emblem && facts && <GameEmblem game={facts.game} />}
      <span>{text}</span>
    </h1>
  );
}

const SHOWN_NAMES = 3;

interface DoorPeopleProps {
  readonly facts: OpenRoomDoorFacts;
  readonly faces: boolean;
}

/** The people who are here, and whether there is a chair. */
export function DoorPeople({ facts, faces }: DoorPeopleProps) {
  const door = useRoomDoorT();
  const { host, others, bots, freeSeats, round } = facts;
  const state = roomDoorStateOf(facts);
  const chairs = hasChairForNewcomer(facts) ? '' : '.full';
  const all = others.map(({ name }) => truncateName(name));
  const rest = all.length - SHOWN_NAMES;
  const names = rest > 0 ? [...all.slice(0, SHOWN_NAMES), door('others.more', { n: rest })] : all;
  const here = joinNamesWithAnd(names, (first, last) => door('and', { first, last }));
  return (
    <div className="flex items-center gap-3">
      {faces && others.length > 0 && (
        <span className="flex flex-none">
          {others.slice(0, SHOWN_NAMES).map(({ name, face }) => (
            <Avatar key={name} face={face} />
          ))}
        </span>
      )}
      <p>
        <strong>
          {others.length > 0
            ? door(others.length === 1 ? 'others.one' : 'others.many', { names: here })
            : host && door('alone', { name: truncateName(host.name) })}
        </strong>{' '}
        {state === 'free' && (
          <span>
            <b className="jade">{door('free', { n: freeSeats })}</b>, {door('free.more')}
          </span>
        )}
        {state === 'bot' && <span>{door('bot', { name: bots[0]!.name })}</span>}
        {state === 'full' && <span>{door('full')}</span>}
        {state === 'playing' && (
          <span>{round ? door(`playing.round${chairs}`, { n: round }) : door(`playing${chairs}`)}</span>
        )}
      </p>
    </div>
  );
}
