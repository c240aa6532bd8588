import type { CSSProperties } from 'react';

export const eveningKeepsakePageStyle = {
  '--avatar': '3.25rem',
  '--emblem': '2.75rem',
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '84rem',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: 'max(var(--space-4), var(--safe-top)) var(--space-6) 0',
} as CSSProperties;
export const eveningKeepsakeHandheldPageStyle: CSSProperties = {
  ...eveningKeepsakePageStyle,
  paddingInline: 'var(--space-3)',
};
export const eveningKeepsakeLogoStyle = {
  '--pinwheel': '2.25rem',
  fontSize: 'var(--text-xl)',
} as CSSProperties;
export const eveningKeepsakeWordsStyle: CSSProperties = { alignItems: 'end', marginBlock: 'var(--space-5)' };
export const eveningKeepsakeHeadingStyle: CSSProperties = {
  fontSize: 'var(--text-4xl)',
  overflowWrap: 'anywhere',
};
export const eveningKeepsakePersonStyle = (first: boolean) =>
  ({ '--avatar': first ? '5rem' : '3.25rem', alignContent: 'end' }) as CSSProperties;

/** Up to five games lie side by side, more in two rows; phones fold the leaflet downwards. */
export const eveningLeafletColumns = (games: number, handheld: boolean): number =>
  handheld ? 1 : games > 5 ? Math.ceil(games / 2) : games;
export function eveningLeafletStyle(games: number, handheld: boolean): CSSProperties {
  const columns = eveningLeafletColumns(games, handheld);
  return {
    filter: 'drop-shadow(0 12px 18px color-mix(in srgb, var(--shadow) 20%, transparent))',
    gridTemplateColumns: `repeat(${columns}, minmax(0, ${games === 1 ? '34rem' : '1fr'}))`,
    justifyContent: 'center',
    ...(handheld ? {} : { flexGrow: 1, maxBlockSize: games > 5 ? '54rem' : '31rem' }),
  };
}
const PANEL: CSSProperties = { color: 'var(--on-brand)' };
/** As on the home page: every second panel turns the other way, and lies in the shade. */
export function eveningFoldStyle(index: number, handheld: boolean): CSSProperties {
  const even = index % 2 === 1;
  const fold = handheld ? '0.75rem' : '1.875rem';
  const far = `calc(100% - ${fold})`;
  const [a, b] = even ? [fold, '0px'] : ['0px', fold];
  const [c, d] = even ? [far, '100%'] : ['100%', far];
  const shade = even
    ? 'rgb(0 0 0 / 0.2), transparent 60%'
    : 'rgb(255 255 255 / 0.12), transparent 60%, rgb(0 0 0 / 0.06)';
  return {
    background: `linear-gradient(${handheld ? 180 : 90}deg, ${shade}), var(--brand-panel)`,
    clipPath: handheld
      ? `polygon(${a} 0, ${c} 0, ${d} 100%, ${b} 100%)`
      : `polygon(0 ${a}, 100% ${b}, 100% ${c}, 0 ${d})`,
  };
}
export const eveningPanelStyle = (handheld: boolean): CSSProperties =>
  handheld
    ? {
        ...PANEL,
        gridTemplate: '"head cards" auto "words words" auto "foot foot" auto / minmax(0, 1fr) auto',
        gap: 'var(--space-1) var(--space-2)',
        padding: 'var(--space-4) var(--space-6)',
      }
    : {
        ...PANEL,
        gridTemplate:
          '"head" auto "cards" minmax(8.5rem, 1fr) "words" minmax(3rem, auto) "foot" auto / minmax(0, 1fr)',
        gap: 'var(--space-3)',
        padding: 'calc(1.875rem + var(--space-5)) var(--space-6)',
      };
export const eveningPanelHeadStyle: CSSProperties = { gridArea: 'head' };
export const eveningPanelWordsStyle: CSSProperties = { gridArea: 'words' };
export const eveningPanelFootStyle = {
  '--avatar': '2.25rem',
  gridArea: 'foot',
} as CSSProperties;
export const eveningPanelLinkStyle: CSSProperties = {
  minBlockSize: 'var(--target)',
  color: 'inherit',
  textUnderlineOffset: '0.3em',
};
/** How much of a card the next one covers. */
const coveredPart = (cards: number) => (cards > 4 ? 0.5 : 0.35);
/** As wide as the panel has room for: the fan, or two cards with an arrow between them. */
export const eveningPanelCardsStyle = (cards: number, columns: number, handheld: boolean) =>
  ({
    '--card-w': handheld
      ? 'clamp(2rem, 11vw, 2.75rem)'
      : `min(5.5rem, ((min(81rem, 100vw - 3rem)) / ${columns} - 3.25rem) / ${Math.max(2.6, 1 + (cards - 1) * (1 - coveredPart(cards)))})`,
    gridArea: 'cards',
    minBlockSize: handheld ? 'calc(1.5 * var(--card-w))' : 0,
  }) as CSSProperties;
/** Cards of a hand turn a little. */
export const eveningFannedCardStyle = (i: number, cards: number): CSSProperties => ({
  marginInlineStart: i === 0 ? 0 : `calc(-${coveredPart(cards)} * var(--card-w))`,
  rotate: `${((i - (cards - 1) / 2) * 12) / cards}deg`,
  translate: `0 ${Math.abs(i - (cards - 1) / 2) * 2}px`,
});

export const eveningTitlesHeadingStyle: CSSProperties = { marginBlock: 'var(--space-4) var(--space-2)' };
/** Two titles lie side by side, six in two rows; on phones they scroll sideways. */
export const eveningTitlesStyle = (titles: number, handheld: boolean): CSSProperties =>
  handheld
    ? {
        gridAutoFlow: 'column',
        gridAutoColumns: 'min(17rem, 82%)',
        overflowX: 'auto',
        margin: '0 calc(-1 * var(--space-3)) var(--space-4)',
        padding: 'var(--space-1) var(--space-3)',
      }
    : {
        gridTemplateColumns: `repeat(${titles > 4 ? 3 : Math.max(2, titles)}, minmax(0, 1fr))`,
        marginBlock: 'var(--space-6) var(--space-4)',
      };
export const eveningTitleStyle: CSSProperties = { gridTemplateColumns: 'auto 1fr' };
/** The folded corner, in the color of the game that earned the title. */
export const eveningTitleEarStyle: CSSProperties = {
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderStartStartRadius: 'var(--r-chip)',
  background: 'linear-gradient(135deg, var(--brand-light) 50%, var(--ground) 50%)',
};
export const eveningFooterStyle: CSSProperties = { marginBlockStart: 'auto', paddingBlock: 'var(--space-3)' };
/** The buttons of a phone, above the home indicator. */
export const eveningBottomBarStyle: CSSProperties = {
  position: 'sticky',
  insetBlockEnd: 0,
  margin: '0 calc(-1 * var(--space-3))',
  padding: 'var(--space-3) var(--space-3) max(var(--space-3), var(--safe-bottom))',
  borderBlockStart: 'var(--hairline) solid var(--line-2)',
};
