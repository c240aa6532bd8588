import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/games.css';
import '../styles/reset.css';
import '../styles/utilities.css';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { PODELIM_PART_COLORS } from '@fivefold/rules/podelim';
import type { CSSProperties, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PodelimMyVoteCard } from '../games/podelim/PodelimCard.tsx';
import { loadGameModule } from '../games/registry.ts';

/* /cards.html?game=red7&codes=R1,R2&width=56: cards side by side as the tables draw them, for visual tests. */
const ask = new URLSearchParams(location.search);
const game = GAME_IDS.find((id): id is GameId => id === ask.get('game')) ?? 'red7';
const module = await loadGameModule(game);
const draw = (code: string): ReactNode => {
  const vote = game === 'podelim' && PODELIM_PART_COLORS.find((color) => color === code);
  return vote ? <PodelimMyVoteCard color={vote} /> : module.drawCard?.(code);
};
createRoot(document.getElementById('app')!).render(
  <main
    data-game={game}
    style={
      {
        '--card-w': `${ask.get('width') ?? 56}px`,
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px',
      } as CSSProperties
    }
  >
    {(ask.get('codes') ?? '').split(',').map((code) => (
      <span key={code} data-card={code}>
        {draw(code)}
      </span>
    ))}
  </main>,
);
