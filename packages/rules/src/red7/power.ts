import {
  type Card,
  type Cards,
  type Color,
  colorRankOf,
  red7CardStrength,
  red7NumberOfCard,
} from './cards.ts';

/**
 * Equals `keyOf(best(rule, palette))` without building the set, because a search for turns calls it thousands of times.
 * The cards are counted in groups; the rule says which groups decide, and the highest card in those breaks a tie.
 */
export function palettePower(rule: Color, palette: Cards): number {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < palette.length; i += 1) counts[groupOf(rule, palette[i]!)]! += 1;
  let size = 0;
  let deciding = 0; // a bit for each group
  for (let group = 1; group <= 7; group += 1) {
    const count = counts[group]!;
    if (count === 0) continue;
    const reached =
      rule === 'C' ? size + 1 : rule === 'I' ? runUpTo(group, counts) : rule === 'R' ? 1 : count;
    if (reached < size) continue;
    if (reached > size && rule !== 'C') deciding = 0;
    deciding |= 1 << group;
    size = reached;
  }
  let top = 0;
  for (let i = 0; i < palette.length; i += 1) {
    const card = palette[i]!;
    if ((deciding >> groupOf(rule, card)) & 1) top = Math.max(top, red7CardStrength(card));
  }
  return size * 64 + top;
}

/** Group 0 counts for nothing. */
function groupOf(rule: Color, card: Card): number {
  switch (rule) {
    case 'R':
      return 1;
    case 'O':
    case 'I':
      return red7NumberOfCard(card);
    case 'Y':
    case 'C':
      return colorRankOf(card);
    case 'G':
      return red7NumberOfCard(card) % 2 === 0 ? 1 : 0;
    case 'V':
      return red7NumberOfCard(card) < 4 ? 1 : 0;
  }
}

/** How many numbers in a row end with this one. */
function runUpTo(number: number, counts: readonly number[]): number {
  let from = number;
  while (counts[from - 1]! > 0) from -= 1;
  return number - from + 1;
}
