import { lazy } from 'react';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import styles from './LobbyOptions.module.css';
import { loadRoomOptions } from './roomOptions/loadRoomOptions.ts';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

const GameOptions = lazy(() =>
  loadChunk(() => import('./GameOptions.tsx')).then((module) => ({ default: module.GameOptions })),
);

const RoomOptions = lazy(loadRoomOptions);

/** What the host sets: options of the game, clock and hints. */
export function LobbyOptions(props: LobbyProps) {
  const t = useT();
  const lobby = useLobbyT();
  const { host } = props;
  return (
    <section className={styles.options} aria-labelledby="options">
      <h2 id="options">{t('lobby.options')}</h2>
      {!host && <p className="ink-2 text-md">{lobby('options.host')}</p>}
      <SuspenseBoundary>
        <GameOptions {...props} />
        <RoomOptions {...props} />
      </SuspenseBoundary>
    </section>
  );
}
