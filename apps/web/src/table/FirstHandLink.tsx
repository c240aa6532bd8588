import type { GameId } from '@fivefold/rules';
import { useLocation } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { useTableT } from './words.ts';

interface FirstHandLinkProps {
  readonly game: GameId;
  /** A practice game waits in this browser; a game with others must not be left. */
  readonly alone: boolean;
}

/** From the rules at the table to the first hand; beside a game with others it opens in a tab of its own. */
export function FirstHandLink({ game, alone }: FirstHandLinkProps) {
  const t = useTableT();
  const [, navigate] = useLocation();
  const path = `/first/${game}`;
  const open = () => (alone ? navigate(path) : void window.open(path, '_blank', 'noopener'));
  return (
    <Button icon="play" wide onClick={open} data-testid="rules-first-hand">
      {t('rules.firstHand')}
    </Button>
  );
}
