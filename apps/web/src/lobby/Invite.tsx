import { useT } from '../i18n/useT.ts';
import { copyText, inviteLink } from '../room/invite.ts';
import { Button } from '../ui/Button.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import styles from './Invite.module.css';
import { QrCode } from './QrCode.tsx';
import { useLobbyT } from './words.ts';

const canShare = (): boolean => typeof navigator.share === 'function';

export function Invite({ code }: { readonly code: string }) {
  const t = useT();
  const link = inviteLink(code);
  return (
    <section className={styles.invite} aria-labelledby="invite">
      <h2 id="invite">{t('lobby.invite')}</h2>
      <p className={styles.text}>{t('lobby.invite.text')}</p>
      <LinkQrCode link={link} />
      <output className={styles.link} data-testid="invite-link">
        {link.replace(/^https?:\/\//, '').replace(code, '')}
        <span>{code}</span>
      </output>
      <div className={styles.buttons}>
        <Button
          icon="copy"
          kind={canShare() ? 'plain' : 'dark'}
          onClick={() => void copyText(link, t('lobby.copied'))}
          data-testid="copy-link"
        >
          {t('lobby.copy')}
        </Button>
        {canShare() && (
          <Button
            kind="dark"
            icon="share"
            data-testid="share-link"
            onClick={() => void navigator.share({ title: 'Fivefold', url: link }).catch(() => undefined)}
          >
            {t('lobby.share')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Reserves the space of the QR code, so that nothing jumps. */
export function LinkQrCode({ link }: { readonly link: string }) {
  const t = useLobbyT();
  return (
    <div className={styles.code}>
      <SuspenseBoundary>
        <QrCode text={link} label={t('room.qr')} />
      </SuspenseBoundary>
    </div>
  );
}
