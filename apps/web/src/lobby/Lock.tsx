import { Switch } from '../ui/Controls.tsx';
import type { LobbyPartProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

export function Lock({ view, ask }: Pick<LobbyPartProps, 'view' | 'ask'>) {
  const lobby = useLobbyT();
  return (
    <Switch
      label={lobby('room.lock')}
      hint={lobby('room.lock.text')}
      checked={view.locked}
      onChange={(locked) => void ask({ type: 'lock', locked })}
      testId="lock"
    />
  );
}
