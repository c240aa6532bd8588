import type { GameId } from '@fivefold/rules';
import { use } from 'react';
import { useLocation } from 'wouter';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import { useT } from '../i18n/useT.ts';
import { RulesPanel } from '../table/Rules.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { isOnBackGuardHistoryEntry } from '../ui/backGuard.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { useHomeT } from './words.ts';

interface RulesDialogProps {
  readonly game: GameId;
  readonly onClose: () => void;
  /** Instead of leaving the page for the first hand. */
  readonly onFirstHand?: () => void;
}

/** The rules of a game, without a table. */
export function RulesDialog({ game, onClose, onFirstHand }: RulesDialogProps) {
  const t = useT();
  const home = useHomeT();
  const [, navigate] = useLocation();
  return (
    <Dialog
      open
      title={gameTitle(game, t.lang)}
      hideTitle
      shape="drawer"
      onClose={onClose}
      testId="rules-dialog"
    >
      <div className="head-and-rest ink">
        <header className="sheet-head">
          <h2>{gameTitle(game, t.lang)}</h2>
          <IconButton icon="close" bare label={t('app.close')} onClick={onClose} />
        </header>
        <Button
          icon="play"
          onClick={
            onFirstHand ?? (() => navigate(`/first/${game}`, { replace: isOnBackGuardHistoryEntry() }))
          }
          data-testid="rules-first-hand"
        >
          {home('firstHand')}
        </Button>
        <SuspenseBoundary fallback={<Loading label={t('app.loading')} />}>
          <WithCards game={game} />
        </SuspenseBoundary>
      </div>
    </Dialog>
  );
}

/** Loads the game's chunk, because the page draws real cards. */
function WithCards({ game }: { readonly game: GameId }) {
  const table = use(loadGameModule(game));
  return <RulesPanel game={game} drawCard={table.drawCard} />;
}
