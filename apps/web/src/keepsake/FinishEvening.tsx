import { useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../i18n/useT.ts';
import { sendCommand } from '../net/session.ts';
import { useRoom } from '../state/room.ts';
import { showToast } from '../state/toasts.ts';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { createEveningPage } from './evenings.ts';
import { useEveningKeepsakeT } from './words.ts';

/** For hosts: makes the page of the evening and tells its link to the room. */
export function FinishEvening({ testId = 'finish-evening' }: { readonly testId?: string }) {
  const t = useEveningKeepsakeT();
  const app = useT();
  const [, navigate] = useLocation();
  const code = useRoom((room) => room.view?.code ?? '');
  const [asks, setAsks] = useState(false);
  const finish = async () => {
    setAsks(false);
    try {
      const id = await createEveningPage(code);
      if (id === null) return showToast(t('finish.none'));
      await sendCommand({
        type: 'say',
        text: t('finish.said', { link: `${location.origin}/e/${id}?lang=${t.lang}` }),
      });
      navigate(`/e/${id}`);
    } catch {
      showToast(t('finish.failed'), { tone: 'danger' });
    }
  };
  return (
    <>
      <Button icon="moon" onClick={() => setAsks(true)} data-testid={testId}>
        {t('finish')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('finish.title')}
        text={t('finish.text')}
        stay={app('app.cancel')}
        go={t('finish')}
        onStay={() => setAsks(false)}
        onGo={() => void finish()}
      />
    </>
  );
}
