import type { TableView } from '@fivefold/room';
import type { Line } from '../games/types.ts';
import { plain } from '../i18n/core.ts';

export interface Said {
  /** How much of the log has been told. */
  readonly upTo: number;
  /** Each is added on its own, so that a screen reader reads all of several that come at once. */
  readonly sentences: readonly { readonly id: number; readonly text: string }[];
}

const KEPT = 6;

/** What the log has grown by, as one sentence after the other: what happened at once is read in one go. */
export function saidAfter(
  said: Said,
  log: TableView['log'],
  tell: (event: TableView['log'][number]['event']) => readonly Line[],
): Said {
  const text = log
    .slice(said.upTo)
    .flatMap(({ event }) => tell(event))
    .filter((line) => !line.heading)
    .map((line) => plain(line.parts))
    .join('. ');
  if (text === '') return { ...said, upTo: log.length };
  return {
    upTo: log.length,
    sentences: [...said.sentences, { id: said.upTo, text }].slice(-KEPT),
  };
}
