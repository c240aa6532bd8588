import type { RoomView } from '@fivefold/room';
import { useEffect, useRef } from 'react';
import { showToast } from '../state/toasts.ts';
import { useTableT } from '../table/words.ts';

/** Says that a passport was used, on the devices that shared the seat before. */
export function useDeviceToast({ devices = 1 }: RoomView): void {
  const t = useTableT();
  const before = useRef(devices);
  useEffect(() => {
    if (devices > before.current) showToast(t('room.passport.used'), { icon: 'share' });
    before.current = devices;
  }, [devices, t]);
}
