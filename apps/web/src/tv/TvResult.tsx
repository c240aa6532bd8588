import type { RoomView, TableView } from '@fivefold/room';
import type { Outcome } from '@fivefold/rules';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { AnyGameModule } from '../games/types.ts';
import { Reactions } from '../reactions/Reactions.tsx';
import { GameHighlightCard, gameHighlightsOf } from '../result/Highlights.tsx';
import { Podium } from '../result/Podium.tsx';
import { useTableContextValue } from '../room/useTableContextValue.tsx';
import { tablePlayersOf } from '../state/tableSelectors.ts';
import { TableBackground } from '../table/TableBackground.tsx';
import { TableContextProvider } from '../table/TableContext.tsx';

const STAGE = {
  isolation: 'isolate',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  blockSize: '100dvh',
  padding: 'var(--space-8) var(--space-12)',
  gap: 'var(--space-12)',
  background: 'var(--table)',
} as CSSProperties;
const UPRIGHT_STAGE = {
  ...STAGE,
  gridTemplate: 'minmax(0, 3fr) minmax(0, 2fr) / minmax(0, 1fr)',
  paddingBlockEnd: '16rem',
} as CSSProperties;
const LARGE: CSSProperties = { zoom: 1.5 };
const MOMENT_MS = 8000;
const NO_LINES: [] = [];

interface TvResultProps {
  readonly view: RoomView;
  readonly isUpright: boolean;
  readonly table: TableView;
  readonly game: AnyGameModule;
  readonly outcome: Outcome;
}

/** The podium, and the moments of the game one after the other. */
export function TvResult({ view, isUpright, table, game, outcome }: TvResultProps) {
  const players = useMemo(() => tablePlayersOf(view, table), [view, table]);
  const contexts = useTableContextValue({ view, table, players, log: NO_LINES, game, stage: 'result' });
  const moments = useMemo(() => gameHighlightsOf(table, game), [table, game]);
  const moment = moments[useTicks(moments.length)];
  return (
    <TableContextProvider value={contexts}>
      <div
        className="relative grid items-center overflow-hidden"
        style={isUpright ? UPRIGHT_STAGE : STAGE}
        data-game={table.game}
        data-testid="tv-result"
      >
        <TableBackground game={table.game} />
        <Podium outcome={outcome} players={players} celebrated={false} onCelebrated={() => undefined} />
        {moment && (
          <div style={LARGE}>
            <GameHighlightCard key={moment.kind} highlight={moment} table={table} game={game} />
          </div>
        )}
      </div>
      <Reactions />
    </TableContextProvider>
  );
}

/** Counts from 0 to `length` and starts again. */
function useTicks(length: number): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => now + 1), MOMENT_MS);
    return () => clearInterval(timer);
  }, []);
  return length === 0 ? 0 : at % length;
}
