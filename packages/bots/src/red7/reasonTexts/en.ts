/** Why a bot chose its action, by reason code. `{name}` stands for a parameter of the reason. */
export const en = {
  'only-turn': 'The only turn that leads.',
  'one-card': '{card} alone takes the lead; {left} in hand for later.',
  canvas: 'By the rule of {card} I lead.',
  'needs-more': 'No turn leads with fewer than {cards} cards: {text}.',
  'one-card-answers':
    '{card} alone takes the lead; {rival} has an answer with {count} of {unseen} unseen cards.',
  'canvas-answers':
    'By the rule of {card} I lead; {rival} has an answer with {count} of {unseen} unseen cards.',
  'spends-to-block':
    '{fewest} would do, but {count} unseen cards give {rival} an answer to {text}, and at least {least} otherwise.',
  'spends-freely': '{fewest} would do as well; I laid {text}.',
  'takes-from': 'The 1 takes {card} away from {rival}.',
  draws: '{card} leads and draws a new card.',
  'no-turn': 'No turn leads any more.',
  'end-turn': 'Enough for this turn.',
  /** Codes that no bot uses any more: stored games have them. */
  former: {
    'spends-more': '{fewest} would do, but {text} is harder to answer.',
    takes: 'The 1 takes {card} away from a rival.',
    'wins-round': 'This wins the round.',
    palette: '{card} takes the lead.',
    both: '{card} in front of me and the rule of {canvas}.',
  },
} as const;
