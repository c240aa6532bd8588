import { useState } from 'react';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { enterRoom } from '../net/session.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Controls.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { useUnreachable } from './OfflineBanner.tsx';

/** Asks a newcomer for a name. */
export function JoinScreen({ code }: { readonly code: string }) {
  const t = useT();
  const known = usePreferences((preferences) => preferences.name);
  const [name, setName] = useState(known);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const late = useUnreachable(busy);
  const enter = async () => {
    if (name.trim() === '') return setError(t('refusal.name-empty'));
    setBusy(true);
    setPreferences({ name: name.trim() });
    const entered = await enterRoom(code, name.trim());
    setBusy(false);
    if (!entered.ok) setError(refusalText(t, entered.error));
  };
  return (
    <MessagePage title={t('door.title', { code: code.toUpperCase() })} text={t('door.text')} testId="door">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <Field
          label={t('home.name')}
          value={name}
          error={late ? t('home.offline') : error}
          readOnly={busy}
          autoComplete="nickname"
          data-testid="name"
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
        />
        <Button kind="primary" big wide type="submit" disabled={busy} data-testid="enter">
          {t('door.enter')}
        </Button>
      </form>
    </MessagePage>
  );
}
