const NO_HASH = ' '.repeat(64);

/**
 * What the rooms of all games say at the beginning and at the end of a game, as a patch says it. Written out: a browser
 * only reads patches, and to work this out it would have to carry the writer (2 KB). The test works it out again.
 */
export const KNOWN = [
  '{5table{6number14game&9my-number5rules&Bmy-number@17options{}7players[{4name&4Name6member&2m',
  "13bot'}{4name&4Name6member&2m23bot'}{4name&4Name6member&2m33bot'}{4name&4Name6member&2m43bot",
  "'}]4seat04view{5table{7options{}5round14turn1}2me04hand[]}4move0AwaitingFor[0123]4free[]7history",
  "[]5clock'6paused'6status&7playing7outcome'4deal{4room&9KITE-4271Acommitment&$00",
  NO_HASH,
  "6nonces['''']9takenOver[]6secret'7actions'}}}{7history[{4move15event{4type&1x}}{4move15event{4type&1y}}]}{6s",
  "tatus&4over7outcome{7ranking[{4seat05place15score99decidedBy'}:^^,,^^,,^^,,;]9breakdown[{3ke",
  'y&5bonus5round16points[0123]}]}}{5night[{6number14game&9my-number7results[{6player&4Name6mem',
  'ber&2m15place16points3}{6player&4Name6member&2m25place26points3}{6player&4Name6member&2m35pl',
  'ace36points3}{6player&4Name6member&2m45place46points3}]}]}',
].join('');
