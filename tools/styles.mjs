// Counts what the design system limits in the style sheets, and fails when a count exceeds its limit.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import valueParser from 'postcss-value-parser';

/** @typedef {{ file: string, css: string }} Sheet */
/** @typedef {{ file: string, code: string }} Source */
/** @typedef {{ pxLiterals: number, offScaleSpaces: number, fontSizes: number, conditions: number, rawTimes: number, rawLayers: number, lines: number }} Counts */

/** @type {Counts} */
const LIMITS = {
  pxLiterals: 100,
  offScaleSpaces: 0,
  fontSizes: 8,
  conditions: 6,
  rawTimes: 22,
  rawLayers: 19,
  lines: 8500,
};

const TOKEN_FILES = ['styles/tokens.css', 'styles/fonts.css'];
/** Drawings have their own measure: the units of the card. */
const CARD_ART = ['ui/card/', 'games/podelim/Cards.', 'games/eight28/Crystal.', 'games/red7/RuleSign.'];
const SPACE = /^(gap|(row|column)-gap|(padding|margin)(-.+)?)$/;

/** @param {readonly Sheet[]} sheets */
export function measureStyles(sheets) {
  /** @type {string[]} */
  const pxLiterals = [];
  /** @type {string[]} */
  const offScaleSpaces = [];
  const fontSizes = new Set();
  const conditions = new Set();
  /** @type {string[]} */
  const rawTimes = [];
  /** @type {string[]} */
  const rawLayers = [];
  let lines = 0;
  for (const { file, css } of sheets) {
    lines += css.split('\n').length - 1;
    const sized = ![...TOKEN_FILES, ...CARD_ART].some((name) => file.includes(name));
    const root = postcss.parse(css, { from: file });
    root.walkAtRules(/^(media|container)$/, ({ name, params }) => {
      conditions.add(`@${name} ${params.replaceAll(/\s+/g, ' ').toLowerCase()}`);
    });
    if (!sized) continue;
    root.walkDecls(({ prop, value, source }) => {
      const where = `${file}:${source?.start?.line} ${prop}: ${value}`;
      if (prop === 'z-index' && /^-?\d+$/.test(value) && Math.abs(Number(value)) > 1) rawLayers.push(where);
      for (const unit of lengthUnits(value)) {
        if (unit === 'px') pxLiterals.push(where);
        if (unit === 's' || unit === 'ms') rawTimes.push(where);
        if (SPACE.test(prop) && (unit === 'px' || unit === 'rem')) offScaleSpaces.push(where);
      }
      const size = fontSize(prop, value);
      if (size) fontSizes.add(size);
    });
  }
  return {
    pxLiterals,
    offScaleSpaces,
    fontSizes: [...fontSizes],
    conditions: [...conditions],
    rawTimes,
    rawLayers,
    lines,
  };
}

/** The units of all lengths and times in a value but zero. @param {string} value @returns {string[]} */
function lengthUnits(value) {
  /** @type {string[]} */
  const units = [];
  valueParser(value).walk((node) => {
    const length = node.type === 'word' && valueParser.unit(node.value);
    if (length && Number(length.number) !== 0) units.push(length.unit.toLowerCase());
  });
  return units;
}

/** The size that a declaration sets for its text. @param {string} prop @param {string} value */
function fontSize(prop, value) {
  if (value === 'inherit') return null;
  if (prop === 'font-size') return value;
  if (prop !== 'font') return null;
  const nodes = valueParser(value).nodes.filter(({ type }) => type !== 'space');
  const size = nodes[nodes.findIndex((node) => node.type === 'div' && node.value === '/') - 1];
  if (!size) throw new Error(`a font without a line height: ${value}`);
  return valueParser.stringify(size);
}

/** @param {ReturnType<typeof measureStyles>} measured @returns {Counts} */
export const countStyles = ({
  pxLiterals,
  offScaleSpaces,
  fontSizes,
  conditions,
  rawTimes,
  rawLayers,
  lines,
}) => ({
  pxLiterals: pxLiterals.length,
  offScaleSpaces: offScaleSpaces.length,
  fontSizes: fontSizes.length,
  conditions: conditions.length,
  rawTimes: rawTimes.length,
  rawLayers: rawLayers.length,
  lines,
});

const MODULE_IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const COMPOSES_FROM = /composes: ([\w\s-]+) from ["'](\.[^"']+)["']/g;

/**
 * Classes of CSS modules that no file uses, as `file .class`. A module that is read by a computed name uses all of its own.
 * @param {readonly Sheet[]} sheets @param {readonly Source[]} sources @returns {string[]}
 */
export function findUnusedClasses(sheets, sources) {
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  const computed = new Set();
  for (const { file, code } of sources)
    for (const [, name, from] of code.matchAll(MODULE_IMPORT)) {
      const sheet = path.posix.join(path.posix.dirname(file), /** @type {string} */ (from));
      if (code.includes(`${name}[`)) computed.add(sheet);
      const names = used.get(sheet) ?? new Set();
      for (const [, own] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        names.add(/** @type {string} */ (own));
      used.set(sheet, names);
    }
  for (const { file, css } of sheets)
    for (const [, names, from] of css.matchAll(COMPOSES_FROM)) {
      const sheet = path.posix.join(path.posix.dirname(file), /** @type {string} */ (from));
      used.set(sheet, new Set([...(used.get(sheet) ?? []), .../** @type {string} */ (names).split(/\s+/)]));
    }
  return sheets
    .filter(({ file }) => file.endsWith('.module.css') && !computed.has(file))
    .flatMap(({ file, css }) =>
      classesOf(css)
        .filter((name) => !used.get(file)?.has(name))
        .map((name) => `${file} .${name}`),
    );
}

/** @param {string} css @returns {string[]} */
function classesOf(css) {
  const classes = new Set();
  postcss.parse(css).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^()]*\)|"[^"]*"/g, '');
    for (const [, name] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) classes.add(name);
  });
  return [...classes];
}

/** The names of the counts over their limit. @param {Counts} counts @param {Counts} limits */
export const exceededLimits = (counts, limits) =>
  /** @type {(keyof Counts)[]} */ (Object.keys(limits)).filter((name) => counts[name] > limits[name]);

function main() {
  const folder = path.join(import.meta.dirname, '../apps/web/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  const read = (/** @type {string} */ file) => readFileSync(path.join(folder, file), 'utf8');
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: read(file) }));
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, code: read(file) }));
  const measured = measureStyles(sheets);
  const counts = countStyles(measured);
  const exceeded = exceededLimits(counts, LIMITS);
  for (const name of /** @type {(keyof Counts)[]} */ (Object.keys(LIMITS))) {
    const line = `${name}: ${counts[name]} of ${LIMITS[name]}`;
    if (exceeded.includes(name)) console.error(`over the limit: ${line}`);
    else console.log(line);
  }
  // With a part of a path, lists what is counted there.
  const part = process.argv[2];
  if (part)
    for (const where of [
      ...measured.pxLiterals,
      ...measured.offScaleSpaces,
      ...measured.rawTimes,
      ...measured.rawLayers,
    ])
      if (where.includes(part)) console.log(where);
  const unused = findUnusedClasses(sheets, sources);
  for (const where of unused) console.error(`no file uses ${where}`);
  if (exceeded.length > 0 || unused.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
