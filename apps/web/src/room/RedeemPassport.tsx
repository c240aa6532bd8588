import type { Refusal } from '@fivefold/room';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { redeemDevicePassportCode } from '../net/session.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { useIsServerUnreachable } from './OfflineBanner.tsx';

/** Redeems a seat passport: this device joins the same seat. */
export function RedeemDevicePassport() {
  const t = useT();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const late = useIsServerUnreachable(refusal === null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return; // a passport works once
    asked.current = true;
    void redeemDevicePassportCode(location.hash.slice(1)).then((done) => {
      if (done.ok) navigate(`/r/${done.value.view.code}`, { replace: true });
      else setRefusal(done.error);
    });
  }, [navigate]);
  if (!refusal) return <Loading label={t(late ? 'home.offline' : 'door.looking')} />;
  return (
    <MessagePage title={t('gone.passport')} text={refusalText(t, refusal)} testId="gone">
      <Button kind="primary" big onClick={() => navigate('/')} data-testid="to-home">
        {t('app.home')}
      </Button>
    </MessagePage>
  );
}
