import type { GameId } from '@fivefold/rules';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { copyText, inviteLink } from '../room/invite.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import styles from './Invite.module.css';
import { QrCode } from './QrCode.tsx';
import { useLobbyT } from './words.ts';

const canShare = (): boolean => typeof navigator.share === 'function';

export function LobbyInvite({ code, game }: { readonly code: string; readonly game: GameId }) {
  const t = useT();
  const lobby = useLobbyT();
  const link = inviteLink(code);
  const text = lobby('share.text', { game: gameTitle(game, t.lang) });
  return (
    <section className={classNames(styles.invite, 'paper gap-3')} aria-labelledby="invite">
      <h2 id="invite">{t('lobby.invite')}</h2>
      <p className="ink-2 text-md desktop-only not-short">{t('lobby.invite.text')}</p>
      <LinkQrCode link={link} />
      <output className={styles.link} data-testid="invite-link">
        {location.host}/r/
        <span>{code}</span>
      </output>
      <div className={classNames(styles.buttons, 'flex flex-wrap gap-2')}>
        <Button
          icon="copy"
          kind={canShare() ? 'plain' : 'dark'}
          onClick={() => void copyText(`${text} ${link}`, lobby('share.copied'))}
          data-testid="copy-link"
        >
          {lobby('share.copy')}
        </Button>
        {canShare() && (
          <Button
            kind="dark"
            icon="share"
            data-testid="share-link"
            onClick={() =>
              void navigator.share({ title: 'Fivefold', text, url: link }).catch(() => undefined)
            }
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
