import { useEffect, useState } from 'react';
import { refusalText } from '../i18n/refusals.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { useTableT } from '../table/words.ts';
import { Switch } from '../ui/FormControls.tsx';
import { pushSupport } from './pushDevice.ts';
import {
  disableRoomPush,
  type EnableRoomPushResult,
  enableRoomPush,
  isRoomPushWanted,
  syncRoomPushSubscription,
} from './pushRoom.ts';
import { usePushT } from './words.ts';

/** Notifications of my turns in this room, while the page is hidden or closed. */
export function PushSetting() {
  const t = usePushT();
  const table = useTableT();
  const room = useRoom(({ view }) => view?.code ?? '');
  const quietHours = usePreferences((preferences) => preferences.quietHours);
  const [outcome, setOutcome] = useState<EnableRoomPushResult | null>(null);
  const support = pushSupport();
  const isSupported = support === 'supported';
  useEffect(() => {
    let isCurrent = true;
    if (isSupported) void syncRoomPushSubscription(room).then((state) => isCurrent && setOutcome(state));
    return () => {
      isCurrent = false;
    };
  }, [isSupported, room]);
  const change = async (on: boolean) => setOutcome(await (on ? enableRoomPush(room) : disableRoomPush(room)));
  // Without a push service the page itself notifies, for as long as it is open.
  const isOn = outcome?.kind === 'on' || (outcome?.kind === 'no-service' && isRoomPushWanted(room));
  const hint = !isSupported
    ? t(support)
    : outcome?.kind === 'refused'
      ? refusalText(table, outcome.refusal)
      : t(outcome?.kind ?? 'off');
  return (
    <div data-testid="push-state" data-state={isSupported ? (outcome?.kind ?? 'asking') : support}>
      <Switch
        label={t('title')}
        hint={hint}
        checked={isOn}
        disabled={!isSupported || outcome === null}
        onChange={(on) => void change(on)}
        testId="push-switch"
      />
      {outcome?.kind === 'on' && (
        <Switch
          label={t('quiet')}
          checked={quietHours}
          onChange={(on) => {
            setPreferences({ quietHours: on });
            void enableRoomPush(room).then(setOutcome);
          }}
          testId="push-quiet"
        />
      )}
    </div>
  );
}
