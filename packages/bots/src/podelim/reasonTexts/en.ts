/** Why a bot chose its action, by reason code. `{name}` stands for a parameter of the reason. */
export const en = {
  'split-leads': 'The part {cards} would give me the lead in {values}.',
  'split-plain': 'No part gives me a new lead: {parts}.',
  'discard-denies': 'With {cards} the other player would lead in {values}.',
  'discard-useless': '{cards} would give neither of us a new lead.',
  'discard-keeps': '{cards} would bring me less than what stays: with that I can lead in {values}.',
  'discard-short': 'No part is shorter than {cards}.',
  'discard-expects': '{cards} would let me lead in {values}, but I expect more from what stays.',
  'vote-leads': 'If nobody else wants {cards}, I lead in {values}.',
  'vote-avoids': '{crowd} adds up to more and attracts the others: {cards} is more likely to be mine alone.',
  'vote-most': 'The most on the table: {cards}.',
  'vote-hopes': 'Perhaps nobody else takes {cards}.',
  'jokers-lead': 'Now I lead in {value}.',
  'jokers-hold': 'To keep my lead in {value}.',
  'jokers-chase': 'In {value} I am only {behind} behind.',
  /** Codes that no bot uses any more: stored games have them. */
  former: {
    split: 'Cut after {first} and {second}: no part is left that helps only the others.',
    'discard-plain': 'What is left without {cards} is better for me.',
    'throw-away': 'Without this part the rest is better for me.',
    vote: 'The most for me, counting with what the others want.',
    likes: 'This part has the most on it.',
    'mixed-vote': 'A vote that cannot be read: this part in {chance} % of such cases.',
    jokers: 'Jokers where they decide most: {value}.',
  },
} as const;
