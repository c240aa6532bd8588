import type { MemberId, RoomCode } from '@fivefold/room';
import { useTableT } from '../table/words.ts';
import { Switch } from '../ui/FormControls.tsx';
import { hideReactionsOfMember, useHiddenReactions } from './hiddenReactions.ts';

interface HideSwitchProps {
  readonly room: RoomCode;
  readonly player: { readonly name: string };
  readonly member: MemberId;
}

/** For me only: nobody learns whose reactions I hide. */
export function HideReactionsSwitch({ room, player, member }: HideSwitchProps) {
  const t = useTableT();
  const isHidden = useHiddenReactions(room).includes(member);
  return (
    <Switch
      label={t('react.hide', { name: player.name })}
      checked={isHidden}
      onChange={(hide) => hideReactionsOfMember(room, member, hide)}
      testId="hide-reactions"
    />
  );
}
