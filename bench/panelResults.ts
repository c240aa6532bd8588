import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Level } from '@fivefold/bots';
import type { ArenaGame } from './arenaGame.ts';
import type { Variant } from './arenaTables.ts';

const root = path.join(import.meta.dirname, '..');

/** One level at one table against mixes of the panel. */
export interface Cell {
  readonly variant: Variant;
  readonly seats: number;
  readonly level: Level;
}

/** One game of a cell: the deal, the share of the bot, and its decision times in milliseconds. */
export interface CellGame {
  readonly deal: number;
  readonly share: number;
  readonly times: readonly number[];
}

/** Results of finished games as a file for each cell, so that a stopped run goes on where it was. */
export class PanelResults {
  readonly #folder: string;
  /** Results of other code are not mixed with those of this code. */
  readonly #fingerprints = new Map<string, string>();

  constructor(folder = path.join(root, 'reports/arena')) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  read(cell: Cell): readonly CellGame[] {
    const file = this.#fileOf(cell);
    if (!existsSync(file)) return [];
    const [first, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    if (first !== this.#fingerprintOf(cell)) return [];
    return lines.map((line) => JSON.parse(line) as CellGame);
  }

  add(cell: Cell, played: readonly ArenaGame[]): void {
    const file = this.#fileOf(cell);
    if (this.read(cell).length === 0) writeFileSync(file, `${this.#fingerprintOf(cell)}\n`);
    const lines = played.map(({ deal, shares, times }) =>
      JSON.stringify({ deal, share: shares[0]!, times: times[0]!.map((time) => Number(time.toFixed(2))) }),
    );
    appendFileSync(file, `${lines.join('\n')}\n`);
  }

  #fileOf({ variant, seats, level }: Cell): string {
    const title = variant.title.replace(/\W+/g, '-');
    return path.join(this.#folder, `${variant.game}-${title}-${seats}-${level}.jsonl`);
  }

  #fingerprintOf({ variant: { game }, level }: Cell): string {
    const key = `${game} ${level}`;
    const known = this.#fingerprints.get(key);
    if (known) return known;
    const hash = createHash('sha256');
    const sources = [
      ...sourcesIn('packages/bots/src', level),
      ...sourcesIn(`packages/bots/src/${game}`, level),
    ];
    for (const file of sources) hash.update(readFileSync(path.join(root, file)));
    hash.update(readFileSync(path.join(root, `bench/panel/${game}.ts`)));
    const found = hash.digest('hex').slice(0, 16);
    this.#fingerprints.set(key, found);
    return found;
  }
}

/** Code that decides: sentences, the coach and tests do not, and the player for easy only decides for easy. */
const sourcesIn = (folder: string, level: Level): readonly string[] =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts') && !/coach|reasons|explain|test|options/i.test(file))
    .filter((file) => level === 'easy' || file !== 'easy.ts')
    .sort()
    .map((file) => path.join(folder, file));
