// Rewrites the golden games (packages/rules/replays), or adds one:
//   npm run replays                                     replays all, after a new rules version
//   npm run replays -- --game red7 --seats 3 --options '{"advanced":true}' --number 5
import { parseArgs } from 'node:util';
import { type AnyGame, games } from '@fivefold/rules';
import {
  goldenFiles,
  readGolden,
  record,
  replay,
  rulesOf,
  writeGolden,
} from '@fivefold/rules/testing/replay';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    options: { type: 'string', default: '{}' },
    number: { type: 'string', default: '1' },
  },
});

const all: Record<string, AnyGame> = games;

if (values.game !== undefined && values.seats !== undefined) {
  const game = all[values.game];
  if (!game) throw new Error(`no game ${values.game}: ${Object.keys(all).join(', ')}`);
  const table = { seats: Number(values.seats), options: JSON.parse(values.options) as unknown };
  const optionWords = Object.entries(table.options as Record<string, unknown>)
    .flat()
    .map(String);
  const file = [`${table.seats}-seats`, ...optionWords, values.number].join('-').replace(/[^\w-]+/g, '_');
  writeGolden(game, `${file}.json`, record(game, table, Number(values.number)));
  console.log(`${game.id}/${file}.json written`);
} else {
  for (const game of Object.values(all)) {
    if (values.game !== undefined && values.game !== game.id) continue;
    for (const file of goldenFiles(game)) rewrite(game, file);
  }
}

function rewrite(game: AnyGame, file: string): void {
  const golden = readGolden(game, file);
  let fresh = golden;
  try {
    fresh = replay(game, golden);
  } catch {
    fresh = record(game, golden, Number(/(\d+)\.json$/.exec(file)?.[1] ?? 1)); // its moves are not legal any more
  }
  if (JSON.stringify(fresh) === JSON.stringify(golden)) return;
  if (golden.rules === rulesOf(game)) {
    console.error(`${game.id}/${file} plays differently: raise the version of ${game.id} first`);
    process.exitCode = 1;
    return;
  }
  writeGolden(game, file, fresh);
  console.log(`${game.id}/${file} rewritten for ${rulesOf(game)}`);
}
