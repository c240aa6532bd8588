/** Why a bot chose its action: sentences by game and reason code. `{name}` stands for a parameter of the reason. */
export const en = {
  shared: {
    'go-on': 'Nothing to decide: on to the next round.',
  },
  podelim: {
    'split-leads': 'The part {cards} would give me the lead in {values}.',
    'split-plain': 'No part gives me a new lead: {parts}.',
    'discard-denies': 'With {cards} the other player would lead in {values}.',
    'discard-useless': '{cards} would give neither of us a new lead.',
    'discard-keeps': '{cards} would bring me less than what stays: with that I can lead in {values}.',
    'discard-short': 'No part is shorter than {cards}.',
    'discard-expects': '{cards} would let me lead in {values}, but I expect more from what stays.',
    'vote-leads': 'If nobody else wants {cards}, I lead in {values}.',
    'vote-avoids':
      '{crowd} adds up to more and attracts the others: {cards} is more likely to be mine alone.',
    'vote-most': 'The most on the table: {cards}.',
    'vote-hopes': 'Perhaps nobody else takes {cards}.',
    'jokers-lead': 'Now I lead in {value}.',
    'jokers-hold': 'To keep my lead in {value}.',
    'jokers-chase': 'In {value} I am only {behind} behind.',
  },
  'my-number': {
    wants: '{card} tries for the {target}: {points} points to me now.',
    even: '{choices} cards were about equally good; {target} is worth most to me: {points} points.',
    spare: '{card} would count least in my own collection.',
    hopes: '{card} looks right for the {target}.',
  },
  iota: {
    play: 'Cards laid: {cards}, points: {points}.',
    'four-cards': 'All four cards at once: {points} points.',
    'keeps-wild': '{points} points, and the wild stays in hand.',
    'leaves-less':
      '{points} points instead of {most}: the next player can make about {leaves}, not {mostLeaves}.',
    'sets-up': '{points} points now, and about {next} next turn instead of {mostNext}.',
    recycle: 'Took a wild back first, then {points} points.',
    'last-card': 'The last card ends the game and doubles: {points} points.',
    'goes-out': 'All cards laid: this wins.',
    'child-keeps-wild': 'Cards laid: {cards}; the wild waits for the end, where it fits best.',
    'child-play': 'Cards laid: {cards}.',
    'end-game': 'The deck is empty and all cards are known: solved to the end, nothing is better.',
    'end-game-so-far':
      'The deck is empty and all cards are known: the best line found in the time there was.',
    swap: 'Nothing good to lay: swapped cards: {cards}.',
  },
  red7: {
    'only-turn': 'The only turn that leads.',
    'one-card': '{card} alone takes the lead; {left} in hand for later.',
    canvas: 'By the rule of {card} I lead.',
    'needs-more': 'No turn leads with fewer than {cards} cards: {text}.',
    'spends-more': '{fewest} would do, but {text} is harder to answer.',
    'spends-freely': '{fewest} would do as well; I laid {text}.',
    takes: 'The 1 takes {card} away from a rival.',
    draws: '{card} leads and draws a new card.',
    'no-turn': 'No turn leads any more.',
    'end-turn': 'Enough for this turn.',
  },
  eight28: {
    'half-wins': 'This half is mine with {total}.',
    'half-shares': 'With {total} I get a share of this half.',
    'half-loses': 'With {total} neither half is better.',
    over: 'At {total} there is nothing left to win.',
    'take-safe': 'From {total} no card can take me over 28.',
    'take-behind':
      'Somebody shows {shown}, so {total} is too little for the 28; {bust} of {cards} unseen cards are too much.',
    'take-room': '{safe} of {cards} unseen cards keep me within 28.',
    'stay-eight': '{total} can win the 8.',
    'stay-both': '8 and 28 at once: nothing beats it.',
    'stay-exact': 'Exactly 28: no total for the 28 is higher.',
    'stay-risk': '{bust} of {cards} unseen cards would take me over 28.',
    'stay-ahead': 'Nobody shows more than {shown} who can still win the 28: {total} can win.',
    'stay-plain': 'I stay at {total} for now.',
  },
  /** Codes that no bot uses any more: stored games have them. */
  former: {
    shared: {
      'looked-ahead': 'Played it through in {worlds} imagined deals: this came out best.',
    },
    podelim: {
      split: 'Cut after {first} and {second}: no part is left that helps only the others.',
      'discard-plain': 'What is left without {cards} is better for me.',
      'throw-away': 'Without this part the rest is better for me.',
      vote: 'The most for me, counting with what the others want.',
      likes: 'This part has the most on it.',
      'mixed-vote': 'A vote that cannot be read: this part in {chance} % of such cases.',
      jokers: 'Jokers where they decide most: {value}.',
    },
    'my-number': {
      aims: '{card} most likely gets the {target} ({chance} %).',
    },
    iota: {},
    red7: {
      'wins-round': 'This wins the round.',
      palette: '{card} takes the lead.',
      both: '{card} in front of me and the rule of {canvas}.',
    },
    eight28: {
      take: 'A card is worth it: {worth} % of a half on average, {bust} % to go over 28.',
      stay: 'Good as it is: worth {worth} % of a half.',
      'feels-low': '{total} feels too low to stop.',
      'feels-enough': '{total} feels like enough.',
    },
  },
} as const;
