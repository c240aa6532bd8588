import { parseRoomCode } from '@fivefold/room';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './JoinForm.module.css';
import { useHomeT } from './words.ts';

/** Accepts small letters, spaces and a missing dash. */
export function JoinForm({ focus = false }: { readonly focus?: boolean }) {
  const t = useT();
  const home = useHomeT();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = parseRoomCode(code);
        if (parsed) navigate(`/r/${parsed}`);
        else setError(t('refusal.bad-code'));
      }}
    >
      <div className={styles.box} data-wrong={error !== null || undefined}>
        <Icon name="key" />
        <input
          id={id}
          className="flex-1 min-w-0 min-h-target ink"
          aria-label={home('code')}
          placeholder={home('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the field appears because somebody asked for it
          autoFocus={focus}
          value={code}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          data-testid="code"
          onChange={(event) => {
            setCode(event.target.value);
            setError(null);
          }}
        />
        <Button kind="dark" type="submit" data-testid="join">
          {home('join')}
        </Button>
      </div>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={styles.error} data-testid="field-error">
          {error}
        </p>
      )}
    </form>
  );
}
