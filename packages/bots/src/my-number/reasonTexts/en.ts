/** Why a bot chose its action, by reason code. `{name}` stands for a parameter of the reason. */
export const en = {
  wants: '{card} tries for the {target}: {points} points to me now.',
  even: '{choices} cards were about equally good; {target} is worth most to me: {points} points.',
  spare: '{card} would count least in my own collection.',
  hopes: '{card} looks right for the {target}.',
  /** Codes that no bot uses any more: stored games have them. */
  former: {
    aims: '{card} most likely gets the {target} ({chance} %).',
  },
} as const;
