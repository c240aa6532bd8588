import { Switch } from '../ui/FormControls.tsx';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

export function RoomLockSwitch({ view, ask }: Pick<LobbyProps, 'view' | 'ask'>) {
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
