import { useSyncExternalStore } from 'react';

const systemSetting = () => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void) {
  const setting = systemSetting();
  setting.addEventListener('change', onChange);
  return () => setting.removeEventListener('change', onChange);
}

/** Whether the system asks for less motion; the app marks the page with it, so that style sheets need one rule. */
export const useSystemReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => systemSetting().matches);

/** By the system setting or our own switch. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' || systemSetting().matches;
