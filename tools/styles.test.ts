import { describe, expect, test } from 'vitest';
import { countStyles, exceededLimits, findUnusedClasses, measureStyles } from './styles.mjs';

const measure = (css: string, file = 'table/Plate.module.css') => measureStyles([{ file, css }]);

describe('px literals', () => {
  test.each([
    ['each length in a shorthand', '.a { padding: 4px 8px; }', 2],
    ['lengths inside functions', '.a { width: calc(100% - min(3px, 2px)); }', 2],
    ['custom properties', '.a { --avatar: 40px; }', 1],
    ['nested rules', '.a { .b & { top: 1px; } }', 1],
    ['negative lengths', '.a { margin: -6px; }', 1],
    ['no zero', '.a { top: 0px; left: 0; }', 0],
    [
      'no word that only looks like one',
      '.a { grid-area: a4px; content: "4px"; background: url(4px.png); }',
      0,
    ],
    ['no comment', '/* 4px */ .a { top: var(--space-1); }', 0],
  ])('counts %s', (_what, css, count) => {
    expect(measure(css).pxLiterals).toHaveLength(count);
  });

  test('does not count token files and card art', () => {
    expect(measure(':root { --hairline: 1px; }', 'styles/tokens.css').pxLiterals).toEqual([]);
    expect(measure('.ring { stroke-width: 3px; }', 'ui/card/CardFrame.module.css').pxLiterals).toEqual([]);
  });

  test('says where a literal is', () => {
    expect(measure('.a {\n  top: 4px;\n}').pxLiterals).toEqual(['table/Plate.module.css:2 top: 4px']);
  });
});

test('counts spaces that are not from the scale', () => {
  const css = '.a { gap: 5px var(--space-2); margin-block-start: 0.3rem; inset: 5px; padding: 8%; }';
  expect(measure(css).offScaleSpaces).toHaveLength(2);
});

test('counts times and layers that are no tokens; 0, 1 and -1 order what lies within one component', () => {
  const css = `
    .a { transition: opacity 120ms, scale var(--t-hover); z-index: 4; }
    .b { animation: pulse 1.2s infinite; z-index: -1; }
    .c { transition: opacity 0s; z-index: var(--z-toast); }`;
  expect(measure(css).rawTimes).toHaveLength(2);
  expect(measure(css).rawLayers).toEqual(['table/Plate.module.css:2 z-index: 4']);
});

test('finds distinct font sizes, also in the shorthand', () => {
  const css = `
    .a { font-size: var(--text-md); }
    .b { font: 900 var(--text-md) / 1.1 var(--display); }
    .c { font: 600 13px / 1 var(--text); }
    .d { font: inherit; }
    .e { font-size: inherit; }`;
  expect(measure(css).fontSizes).toEqual(['var(--text-md)', '13px']);
});

test('finds distinct media and container conditions', () => {
  const css = `
    @media (max-width: 899px) { .a { top: 0; } }
    @media  (max-width:  899px) { .b { top: 0; } }
    @container middle (inline-size < 350px) { .c { top: 0; } }
    @supports (display: grid) { .d { top: 0; } }`;
  expect(measure(css).conditions).toEqual([
    '@media (max-width: 899px)',
    '@container middle (inline-size < 350px)',
  ]);
});

test('fails only for counts over their limit', () => {
  const counts = countStyles(measure('.a { top: 4px; }\n.b { gap: 4px; }\n'));
  expect(counts).toEqual({
    pxLiterals: 2,
    offScaleSpaces: 1,
    fontSizes: 0,
    conditions: 0,
    rawTimes: 0,
    rawLayers: 0,
    lines: 2,
  });
  expect(exceededLimits(counts, counts)).toEqual([]);
  expect(exceededLimits(counts, { ...counts, pxLiterals: 1, lines: 1 })).toEqual(['pxLiterals', 'lines']);
});

describe('unused classes', () => {
  const sheets = [
    { file: 'ui/Plate.module.css', css: '.used { top: 0 } .b:global(.c) { .gone & { top: 0 } }' },
  ];
  const unused = (code: string) => findUnusedClasses(sheets, [{ file: 'ui/Plate.tsx', code }]);
  const importLine = "import styles from './Plate.module.css';";

  test('finds classes that no file uses, but no global ones', () => {
    expect(unused(`${importLine} styles.used; styles.b;`)).toEqual(['ui/Plate.module.css .gone']);
  });
  test('finds all classes of a module that nothing imports', () => {
    expect(unused('')).toHaveLength(3);
  });
  test('takes a class as used that another module composes', () => {
    const tag = {
      file: 'lobby/Tag.module.css',
      css: ".tag { composes: gone b from '../ui/Plate.module.css'; }",
    };
    const tagUser = { file: 'lobby/Tag.tsx', code: "import styles from './Tag.module.css'; styles.tag;" };
    expect(findUnusedClasses([...sheets, tag], [tagUser])).toEqual(['ui/Plate.module.css .used']);
  });
  test('takes all classes as used where a name is computed', () => {
    expect(unused(`${importLine} styles[tone];`)).toEqual([]);
  });
});
