import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly go: string;
  readonly onStay: () => void;
  readonly onGo: () => void;
  /** Back leaves the page instead of closing the dialog. */
  readonly backLeaves?: boolean;
}

/** Confirms actions that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, stay, go, onStay, onGo, backLeaves = false } = props;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onStay}
      testId="confirm"
      backLeaves={backLeaves}
      actions={
        <>
          <Button onClick={onStay}>{stay}</Button>
          <Button kind="danger" onClick={onGo} data-testid="confirm-go">
            {go}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
