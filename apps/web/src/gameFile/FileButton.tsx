import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/Button.tsx';

interface FileButtonProps {
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
  readonly testId: string;
  readonly quiet?: boolean;
}

/** Lets the browser ask for a file. */
export function FileButton({ onChoose, children, testId, quiet = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind={quiet ? 'quiet' : 'plain'}
        icon="replay"
        onClick={() => input.current?.click()}
        data-testid={testId}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = ''; // the same file may be chosen again
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
