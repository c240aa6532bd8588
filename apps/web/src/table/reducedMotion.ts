/** No travel, no turning, no counting: by the system's wish or by our switch. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
