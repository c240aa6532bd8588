import { useLocation } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { usePracticeT } from './words.ts';

/** Goes to the list of finished practice games. */
export function PastGamesButton() {
  const practice = usePracticeT();
  const [, navigate] = useLocation();
  return (
    <Button icon="replay" onClick={() => navigate('/practice/past')} data-testid="past-games-open">
      {practice('past')}
    </Button>
  );
}
