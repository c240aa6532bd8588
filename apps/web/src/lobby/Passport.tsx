import { useState } from 'react';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { requestDevicePassport } from '../net/session.ts';
import { copyText, devicePassportLink } from '../room/invite.ts';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { LinkQrCode } from './Invite.tsx';
import styles from './RoomMenu.module.css';

/** A one-time link that gives this seat to another device too. */
export function DevicePassportLink() {
  const t = useT();
  const table = useTableT();
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const make = async () => {
    const made = await requestDevicePassport();
    setLink(made.ok ? devicePassportLink(made.value.passport) : null);
    setError(made.ok ? null : refusalText(table, made.error));
  };
  return (
    <div className={classNames(styles.passport, 'grid gap-2')} data-testid="passport">
      <h3 className="plain-heading">{table('room.passport')}</h3>
      <p className="ink-2 text-md">{table('room.passport.text')}</p>
      {error && (
        <p role="alert" className="danger text-md">
          {error}
        </p>
      )}
      {link ? (
        <>
          <LinkQrCode link={link} />
          <output data-testid="passport-link">{link}</output>
          <div className={classNames(styles.pair, 'flex flex-wrap gap-2')}>
            <Button icon="copy" onClick={() => void copyText(link, t('lobby.copied'))}>
              {t('lobby.copy')}
            </Button>
            <Button icon="refresh" onClick={() => void make()}>
              {table('room.passport.again')}
            </Button>
          </div>
        </>
      ) : (
        <Button icon="share" onClick={() => void make()} data-testid="make-passport">
          {table('room.passport.make')}
        </Button>
      )}
    </div>
  );
}
