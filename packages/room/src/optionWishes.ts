import { games } from '@fivefold/rules';
import { areEqualJson } from './patch/equal.ts';
import type { Room } from './types.ts';
import type { MemberId, OptionValue } from './view.ts';

/** Without a value the wish for this option is taken back. */
export function optionWishesWithMemberWish(
  { optionWishes }: Room,
  member: MemberId,
  option: string,
  value: OptionValue | undefined,
): Room['optionWishes'] {
  const { [option]: _before, ...others } = optionWishes[member] ?? {};
  const wishes = value === undefined ? others : { ...others, [option]: value };
  const rest = withoutOptionWishes(optionWishes, member);
  return Object.keys(wishes).length === 0 ? rest : { ...rest, [member]: wishes };
}

export function withoutOptionWishes(wishes: Room['optionWishes'], member: MemberId): Room['optionWishes'] {
  const { [member]: _gone, ...others } = wishes;
  return others;
}

/**
 * Whether the chosen game has this option, and with a value, whether a host could choose it: together with the other
 * options, or with their defaults.
 */
export function isOptionWishPossible(
  { game: id, options }: Room,
  option: string,
  value?: OptionValue,
): boolean {
  const schema = games[id]?.options;
  const defaults = schema?.safeParse({});
  if (!schema || !defaults?.success || !Object.hasOwn(defaults.data as object, option)) return false;
  if (value === undefined) return true;
  return [{ ...(options as object), [option]: value }, { [option]: value }].some((chosen) => {
    const parsed = schema.safeParse(chosen);
    return parsed.success && areEqualJson((parsed.data as Record<string, unknown>)[option], value);
  });
}
