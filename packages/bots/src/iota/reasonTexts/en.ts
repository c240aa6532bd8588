/** Why a bot chose its action, by reason code. `{name}` stands for a parameter of the reason. */
export const en = {
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
  'child-swap': 'The cards in hand when the deck is empty decide: swapped cards: {cards}.',
  'end-game': 'The deck is empty and all cards are known: solved to the end, nothing is better.',
  'end-game-so-far': 'The deck is empty and all cards are known: the best line found in the time there was.',
  swap: 'Nothing good to lay: swapped cards: {cards}.',
  /** Codes that no bot uses any more: stored games have them. */
  former: {},
} as const;
