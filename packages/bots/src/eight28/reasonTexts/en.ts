/** Why a bot chose its action, by reason code. `{name}` stands for a parameter of the reason. */
export const en = {
  'half-wins': 'This half is mine with {total}.',
  'half-shares': 'With {total} I get a share of this half.',
  'half-loses': 'With {total} neither half is better.',
  over: 'At {total} there is nothing left to win.',
  'take-safe': 'From {total} no card can take me over 28.',
  'take-chases':
    '{rival} shows {shown} and I have {total}; {bust} of {cards} unseen cards would take me over 28.',
  'take-room': '{safe} of {cards} unseen cards keep me within 28.',
  'stay-eight': '{total} can win the 8.',
  'stay-eight-mine': 'The 8 is mine with {total}: nobody else can have 8 or less.',
  'stay-eight-duel': '{total} for the 8: besides me only {rival} can have 8 or less, and shows {shown}.',
  'stay-both': '8 and 28 at once: nothing beats it.',
  'stay-exact': 'Exactly 28: no total for the 28 is higher.',
  'stay-risk': '{bust} of {cards} unseen cards would take me over 28.',
  'stay-first': 'Nobody has more than my {total} for the 28 now, whatever lies face down.',
  'stay-odds': '{rival} is ahead of my {total} only with {better} of {cards} unseen cards face down.',
  'stay-plain': 'I stay at {total} for now.',
  /** Codes that no bot uses any more: stored games have them. */
  former: {
    'take-behind':
      'Somebody shows {shown}, so {total} is too little for the 28; {bust} of {cards} unseen cards are too much.',
    'stay-ahead': 'Nobody shows more than {shown} who can still win the 28: {total} can win.',
    take: 'A card is worth it: {worth} % of a half on average, {bust} % to go over 28.',
    stay: 'Good as it is: worth {worth} % of a half.',
    'feels-low': '{total} feels too low to stop.',
    'feels-enough': '{total} feels like enough.',
  },
} as const;
