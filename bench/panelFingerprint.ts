import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Level } from '@fivefold/bots';
import type { GameId } from '@fivefold/rules';
import { DECISION_BUDGET } from './arenaGame.ts';
import { SEER } from './arenaReport.ts';
import type { PanelCell, PanelLevel } from './arenaTables.ts';

const root = path.join(import.meta.dirname, '..');

/** Sentences do not decide. */
const EXPLAINS = /(?:explain|reasons)\.ts$/;
/** Code that one level alone uses. */
const LEVEL_FILES: Readonly<Record<string, Level>> = {
  'easy.ts': 'easy',
  'medium.ts': 'medium',
  'hard.ts': 'hard',
};
/** The seer plays its rivals like `medium`, so it depends on the files of that level too. */
const seerFiles = (game: GameId): readonly string[] => [
  'bench/seer.ts',
  'packages/bots/src/coachModel.ts',
  `packages/bots/src/${game}/coach.ts`,
];
const RELATIVE_IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/** The files that decide for this level, relative to `base`: what its player imports, directly or not. */
export function decidingFiles(game: GameId, level: PanelLevel, base = root): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const own = LEVEL_FILES[path.basename(file)];
    if (found.has(file) || EXPLAINS.test(file) || (own !== undefined && own !== level)) return;
    found.add(file);
    for (const [, imported] of readFileSync(path.join(base, file), 'utf8').matchAll(RELATIVE_IMPORT))
      visit(path.join(path.dirname(file), imported!));
  };
  visit(`packages/bots/src/${game}/${level === 'easy' ? 'easy' : 'bot'}.ts`);
  return [...found].sort();
}

const rulesIn = (folder: string, base: string): readonly string[] =>
  readdirSync(path.join(base, folder))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .sort()
    .map((file) => path.join(folder, file));

const COMMENTS = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)$\n?/gm;
/** A file without lines that are only comments: a better comment does not make a measured game untrue. */
const codeOf = (file: string): string => readFileSync(file, 'utf8').replace(COMMENTS, '');

/** A hash of all that the games of a cell depend on, apart from the seed: code, rules, rivals, options and time. */
export function fingerprintOf(base = root): (cell: PanelCell) => string {
  const known = new Map<string, string>();
  return ({ variant: { game, options }, level }) => {
    const key = JSON.stringify([game, options, level]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const hash = createHash('sha256').update(JSON.stringify([options, DECISION_BUDGET]));
    const files = [
      ...decidingFiles(game, level, base),
      ...rulesIn('packages/rules/src/kernel', base),
      ...rulesIn(`packages/rules/src/${game}`, base),
      'bench/panel/player.ts',
      `bench/panel/${game}.ts`,
      ...(level === SEER ? seerFiles(game) : []),
    ];
    for (const file of files) hash.update(file).update(codeOf(path.join(base, file)));
    const fingerprint = hash.digest('hex').slice(0, 12);
    known.set(key, fingerprint);
    return fingerprint;
  };
}
