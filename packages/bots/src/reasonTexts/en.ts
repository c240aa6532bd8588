/** Why a bot chose its action: sentences that several games use, by reason code. `{name}` stands for a parameter. */
export const en = {
  'go-on': 'Nothing to decide: on to the next round.',
  /** Codes that no bot uses any more: stored games have them. */
  former: {
    'looked-ahead': 'Played it through in {worlds} imagined deals: this came out best.',
  },
} as const;
