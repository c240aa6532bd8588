import { useState } from 'react';
import { browserStorage } from '../state/browserStorage.ts';
import { Button } from '../ui/Button.tsx';
import { offeredInstallPrompt } from '../ui/installPrompt.ts';
import { type InstallMethod, installMethodFor } from './installMethod.ts';
import { useResultT } from './words.ts';

const KEY = 'fivefold.install';

function wayNow(): InstallMethod {
  return installMethodFor({
    answered: browserStorage.getItem(KEY) !== null,
    standalone: matchMedia('(display-mode: standalone)').matches,
    offered: offeredInstallPrompt() !== null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });
}

/** After a finished game: the page can be installed as an app. Whatever the answer, it is asked once. */
export function InstallHint() {
  const t = useResultT();
  const [way, setWay] = useState(wayNow);
  if (way === 'none') return null;
  const answer = () => {
    browserStorage.setItem(KEY, 'answered');
    setWay('none');
  };
  return (
    <section className="paper" data-testid="install-hint">
      <p>{t(way === 'ios' ? 'install.ios' : 'install.text')}</p>
      {way === 'prompt' && (
        <Button
          kind="dark"
          data-testid="install"
          onClick={() => {
            answer();
            void offeredInstallPrompt()?.prompt().catch(console.warn);
          }}
        >
          {t('install.yes')}
        </Button>
      )}
      <Button onClick={answer} data-testid="install-no">
        {t(way === 'ios' ? 'install.ok' : 'install.no')}
      </Button>
    </section>
  );
}
