import type { MemberView, OptionValue, RoomView } from '@fivefold/room';
import { OptionWishFaces } from './WishFaces.tsx';

/** What members would like the options to be. */
export interface LobbyOptionWishes {
  readonly view: Pick<RoomView, 'me' | 'members' | 'faces' | 'optionWishes'>;
  /** For guests, who cannot choose; without a value the wish is taken back. */
  readonly onWish?: (option: string, value: OptionValue | undefined) => void;
}

/** One value of an option, as its control shows it. */
export interface OptionChoice {
  readonly value: OptionValue;
  readonly name: string;
  readonly wishers: readonly MemberView[];
}

/** A host chooses instead of wishing, so that a wish from before they became host does not count. */
export const membersWishingOption = ({ view }: LobbyOptionWishes, option: string, value: OptionValue) =>
  view.members.filter(({ id, host }) => !host && view.optionWishes[id]?.[option] === value);

export const myOptionWish = ({ view }: LobbyOptionWishes, option: string): OptionValue | undefined =>
  view.me === null ? undefined : view.optionWishes[view.me]?.[option];

interface WishedValueProps extends Pick<OptionChoice, 'name' | 'wishers'> {
  readonly wishes: LobbyOptionWishes | undefined;
}

/** A value with the faces of those who want it. */
export const WishedOptionValue = ({ name, wishers, wishes }: WishedValueProps) => (
  <span className="inline-flex flex-wrap items-center justify-center gap-1">
    {name}
    {wishes && <OptionWishFaces faces={wishes.view.faces} members={wishers} />}
  </span>
);

interface WishedValuesProps {
  readonly option: string;
  readonly choices: readonly OptionChoice[];
  readonly wishes: LobbyOptionWishes | undefined;
}

/** Below a control that has no room for faces at its values. */
export function WishedOptionValues({ option, choices, wishes }: WishedValuesProps) {
  const wished = choices.filter(({ wishers }) => wishers.length > 0);
  if (wished.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-3 ink-2 text-sm" data-testid={`wishes-${option}`}>
      {wished.map(({ value, ...choice }) => (
        <WishedOptionValue key={String(value)} {...choice} wishes={wishes} />
      ))}
    </span>
  );
}
