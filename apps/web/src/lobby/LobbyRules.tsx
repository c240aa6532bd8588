import type { GameId } from '@fivefold/rules';
import { lazy, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { useShortcuts } from '../table/useShortcuts.ts';
import { Button } from '../ui/Button.tsx';
import { DialogLoading } from '../ui/DialogLoading.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';

const RulesDialog = lazy(() =>
  loadChunk(() => import('../home/RulesDialog.tsx')).then((module) => ({ default: module.RulesDialog })),
);

interface LobbyRulesProps {
  readonly game: GameId;
  readonly onFirstHand: () => void;
}

/** The rules of the game that is about to start, by a tap or by the key of the table. */
export function LobbyRules({ game, onFirstHand }: LobbyRulesProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <>
      <Button icon="help" wide onClick={() => setOpen(true)} data-testid="how-to-play">
        {t('home.rules')}
      </Button>
      {open && (
        <SuspenseBoundary fallback={<DialogLoading onClose={close} />}>
          <RulesDialog game={game} onClose={close} onFirstHand={onFirstHand} />
        </SuspenseBoundary>
      )}
    </>
  );
}
