/** prompt: the browser offers it. ios: only by the share menu, so it is said in words. */
export type InstallMethod = 'none' | 'prompt' | 'ios';

interface InstallFacts {
  readonly answered: boolean;
  /** Opened from the home screen. */
  readonly standalone: boolean;
  readonly offered: boolean;
  readonly userAgent: string;
  readonly touchPoints: number;
}

export function installMethodFor({
  answered,
  standalone,
  offered,
  userAgent,
  touchPoints,
}: InstallFacts): InstallMethod {
  if (answered || standalone) return 'none';
  if (offered) return 'prompt';
  // iPads call themselves Macs, but no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isApple ? 'ios' : 'none';
}
