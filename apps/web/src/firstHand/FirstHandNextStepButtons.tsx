import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import type { FirstHandControls } from './useFirstHand.ts';
import { useFirstHandT } from './words.ts';

/** Enough to read two lines; who uses keys decides alone. */
const READING_MS = 6000;

interface FirstHandActionsProps {
  readonly controls: FirstHandControls;
  readonly ways: ReactNode;
}

/** What stands in place of the table's own action after an act: go on, take it back or keep it, or the ways out. */
export function FirstHandNextStepButtons({ controls, ways }: FirstHandActionsProps) {
  const t = useFirstHandT();
  const { run, goOn, takeBack, keep, again } = controls;
  if (run.stage === 'over')
    return (
      <>
        {ways}
        <Button wide onClick={again} data-testid="first-hand-again">
          {t('again')}
        </Button>
      </>
    );
  if (run.stage === 'done') return <GoOn key={`${run.beat}.${run.act}`} label={t('goOn')} onGo={goOn} />;
  if (run.answer?.kind === 'unkept') return null;
  return (
    <>
      <Button kind="primary" big wide onClick={takeBack} data-testid="take-it-back">
        {t('takeBack')}
      </Button>
      <Button wide onClick={keep} data-testid="keep-it">
        {t('keep')}
      </Button>
    </>
  );
}

function GoOn({ label, onGo }: { readonly label: string; readonly onGo: () => void }) {
  const latest = useRef(onGo);
  latest.current = onGo;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!document.querySelector(':focus-visible')) latest.current();
    }, READING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button kind="primary" big wide onClick={onGo} data-testid="go-on">
      {label}
    </Button>
  );
}
