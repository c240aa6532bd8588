import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArenaGame } from './arenaGame.ts';
import type { PanelCell } from './arenaTables.ts';
import { fingerprintOf } from './panelFingerprint.ts';

/** One game of a cell: the deal, the share of the bot, and its decision times in milliseconds. */
export interface PanelGame {
  readonly deal: number;
  readonly share: number;
  readonly times: readonly number[];
}

/**
 * Results of finished games, so that a stopped run goes on where it was. A file for each cell, seed and fingerprint of the
 * code: games of other deals or of other code are neither mixed in nor overwritten.
 */
export class PanelResults {
  readonly #seed: string;
  readonly #folder: string;
  readonly #fingerprintOf: (cell: PanelCell) => string;

  constructor(
    seed: string,
    folder = path.join(import.meta.dirname, '../reports/arena'),
    fingerprint: (cell: PanelCell) => string = fingerprintOf(),
  ) {
    this.#seed = seed;
    this.#folder = folder;
    this.#fingerprintOf = fingerprint;
    mkdirSync(folder, { recursive: true });
  }

  read(cell: PanelCell): readonly PanelGame[] {
    const file = this.#fileOf(cell);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as PanelGame);
  }

  add(cell: PanelCell, played: readonly ArenaGame[]): void {
    const lines = played.map(({ deal, shares, times }) =>
      JSON.stringify({ deal, share: shares[0]!, times: times[0]!.map((time) => Number(time.toFixed(2))) }),
    );
    appendFileSync(this.#fileOf(cell), `${lines.join('\n')}\n`);
  }

  /** The seed can be any text, so the name has its hash. */
  #fileOf(cell: PanelCell): string {
    const { variant, seats, level } = cell;
    const title = variant.title.replace(/\W+/g, '-');
    const seed = createHash('sha256').update(this.#seed).digest('hex').slice(0, 8);
    const name = [variant.game, title, seats, level, seed, this.#fingerprintOf(cell)].join('-');
    return path.join(this.#folder, `${name}.jsonl`);
  }
}
