import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { TablePromptNote } from './PromptTab.tsx';

interface ContinueActionProps {
  readonly children: ReactNode;
  /** Below the button, such as how many players are still reading. */
  readonly note: string;
  /** The round is still being revealed: the button ends that, and the note would tell that the round is over. */
  readonly revealing: boolean;
  readonly ready: boolean;
  readonly onContinue: () => void;
}

/** Goes on after a round. */
export function ContinueAction({ children, note, revealing, ready, onContinue }: ContinueActionProps) {
  return (
    <>
      {revealing ? (
        // Any tap or key ends a reveal. The same button goes on with the game, so that it keeps the focus.
        <Button big wide onKeyDown={preventClick} data-testid="skip-reveal">
          {children}
        </Button>
      ) : (
        <Button big wide kind="primary" inactive={!ready} onClick={onContinue} data-testid="continue">
          {children}
        </Button>
      )}
      <div className="not-phone" style={revealing ? HIDDEN : undefined}>
        <TablePromptNote>{note}</TablePromptNote>
      </div>
    </>
  );
}

const HIDDEN = { visibility: 'hidden' } as const;

/** The key ends the reveal at once; its click would then press the button of the score sheet, unseen. */
function preventClick(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
}
