import { useState } from 'react';
import { setPreferences } from '../state/preferences.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Controls.tsx';
import styles from './Rename.module.css';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface RenameProps extends Pick<LobbyProps, 'view' | 'ask'> {
  readonly onDone: () => void;
}

/** Changes my name in this room. */
export function Rename({ view, ask, onDone }: RenameProps) {
  const lobby = useLobbyT();
  const now = view.members.find(({ id }) => id === view.me)?.name ?? '';
  const [name, setName] = useState(now);
  return (
    <form
      className={styles.rename}
      data-testid="rename"
      onSubmit={(event) => {
        event.preventDefault();
        void ask({ type: 'rename', name }).then((renamed) => {
          if (!renamed) return;
          setPreferences({ name: name.trim() });
          onDone();
        });
      }}
    >
      <Field
        label={lobby('menu.rename')}
        value={name}
        autoComplete="nickname"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" icon="check" disabled={name.trim() === '' || name.trim() === now}>
        {lobby('menu.rename.go')}
      </Button>
    </form>
  );
}
