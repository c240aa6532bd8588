import type { RoomView } from '@fivefold/room';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { disconnectAndClearRoom } from '../net/session.ts';
import { LanguageChoice } from '../room/AppearanceMenu.tsx';
import { OfflineBanner } from '../room/OfflineBanner.tsx';
import { useDeviceToast } from '../room/useDeviceToast.ts';
import { usePreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { isHost, myLobbySeatOf, unreadCount } from '../state/selectors.ts';
import { TableBackground } from '../table/TableBackground.tsx';
import { tableMessages } from '../table/words.ts';
import { IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { LazyDialog } from '../ui/LazyDialog.tsx';
import { usePanelDocked } from '../ui/layout.ts';
import { Loading, PinwheelLogo } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import { GamePicker } from './GamePicker.tsx';
import { LobbyInvite } from './Invite.tsx';
import styles from './Lobby.module.css';
import { LobbyActions } from './LobbyActions.tsx';
import { LobbyOptions } from './LobbyOptions.tsx';
import { LobbySeatsAroundTable } from './RoundTable.tsx';
import { loadRoomOptions } from './roomOptions/loadRoomOptions.ts';
import { type LobbyProps, useSendCommand, useTakeFirstSeat } from './useLobby.ts';
import { useLobbyT } from './words.ts';

/** Chat and settings use the messages of the table. */
const loadTableWords = () => tableMessages.load(usePreferences.getState().lang);

/** Loaded after the seats. */
const loadNight = () =>
  loadChunk(() => import('./NightScoreboard.tsx')).then((module) => ({ default: module.RoomScoreboard }));
const Night = lazy(loadNight);
const Spectators = lazy(() =>
  loadChunk(() => import('./Spectators.tsx')).then((module) => ({ default: module.Spectators })),
);
const Playlist = lazy(() =>
  loadChunk(() => import('./Playlist.tsx')).then((module) => ({ default: module.GamePlaylist })),
);
const withTableWords = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadTableWords()]);
    return { default: component };
  });
const loadRules = () =>
  loadChunk(() => import('./LobbyRules.tsx')).then((module) => ({ default: module.LobbyRules }));
const Rules = lazy(loadRules);
/** Suspends until everything above and in the options is loaded, or each part would push down the ones before. */
const OptionsLoaded = lazy(async () => {
  const [{ GameOptionsLoaded }] = await Promise.all([
    loadChunk(() => import('./GameOptions.tsx')),
    loadRoomOptions(),
    loadRules(),
    loadNight(),
  ]);
  return { default: GameOptionsLoaded };
});
const FirstHand = lazy(() =>
  loadChunk(() => import('./LobbyFirstHand.tsx')).then((module) => ({ default: module.LobbyFirstHand })),
);
const RoomChat = withTableWords(() =>
  loadChunk(() => import('./RoomChat.tsx')).then((module) => module.RoomChat),
);
const Talk = withTableWords(() =>
  loadChunk(() => import('../room/ChatAnnouncer.tsx')).then((module) => module.ChatAnnouncer),
);
const RoomMenu = withTableWords(() =>
  loadChunk(() => import('./RoomMenu.tsx')).then((module) => module.RoomMenu),
);
const LeaveRoom = withTableWords(() =>
  loadChunk(() => import('./LeaveRoom.tsx')).then((module) => module.LeaveRoom),
);

/** The lobby: seats, game options and the invitation. */
export function Lobby({ view }: { readonly view: RoomView }) {
  const t = useT();
  const lobby = useLobbyT();
  useDeviceToast(view);
  const [, navigate] = useLocation();
  const ask = useSendCommand();
  const chair = myLobbySeatOf(view);
  const host = isHost(view);
  const wide = usePanelDocked();
  const [menu, setMenu] = useState(false);
  const [chat, setChat] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [learning, setLearning] = useState(false);
  const [firstGame] = useState(view.game);
  useTakeFirstSeat(view, chair);
  useEffect(() => {
    document.title = `${lobby('seats', { taken: view.members.length, all: view.seats.length })} · ${view.code}`;
  }, [lobby, view.members.length, view.seats.length, view.code]);
  const leave = () => {
    void ask({ type: 'leave' }).then(() => {
      void loadChunk(() => import('../room/knownTables.ts')).then(({ forgetRememberedTable: forgetTable }) =>
        forgetTable(view.code),
      );
      disconnectAndClearRoom();
      navigate('/', { replace: history.state !== null }); // a dialog may have asked
    });
  };
  const maybeLeave = () => (chair < 0 ? leave() : setLeaving(true));
  const part: LobbyProps = { view, host, chair, ask };
  if (learning)
    return (
      <SuspenseBoundary>
        <FirstHand view={view} open onOpen={setLearning} />
      </SuspenseBoundary>
    );
  return (
    <div className={styles.lobby} data-game={view.game} data-testid="lobby">
      <div className={styles.room}>
        <TableBackground game={view.game} />
        <Header
          part={part}
          wide={wide}
          onLeave={maybeLeave}
          onMenu={() => setMenu(true)}
          onChat={() => setChat(true)}
        />
        <OfflineBanner />
        <main className={styles.main}>
          <div className={styles.left}>
            <LobbyInvite code={view.code} game={view.game} />
            <SuspenseBoundary>
              <Rules game={view.game} onFirstHand={() => setLearning(true)} />
            </SuspenseBoundary>
            <SuspenseBoundary>
              <OptionsLoaded game={firstGame} />
              <LobbyOptions {...part} />
              <FirstHand view={view} open={false} onOpen={setLearning} />
              <Playlist {...part} />
              <Talk view={view} />
            </SuspenseBoundary>
          </div>
          <div className={styles.middle}>
            <GamePicker {...part} />
            <LobbySeatsAroundTable {...part} />
          </div>
          {!wide && (
            <div className={styles.nightCard}>
              <SuspenseBoundary>
                <Night view={view} />
              </SuspenseBoundary>
            </div>
          )}
        </main>
        <LobbyActions {...part} />
      </div>
      {wide && (
        <aside className={styles.side} aria-label={t('table.chat')}>
          <SuspenseBoundary fallback={<Loading label={t('app.loading')} />}>
            <Night view={view} />
            <RoomChat view={view} ask={ask} />
          </SuspenseBoundary>
        </aside>
      )}
      {!wide && chat && (
        <LazyDialog
          open
          title={t('table.chat')}
          hideTitle
          shape="drawer"
          onClose={() => setChat(false)}
          testId="panel"
        >
          <div className="head-and-rest">
            <div className={styles.sheetHead}>
              <h2>{t('table.chat')}</h2>
              <IconButton icon="close" bare label={t('app.close')} onClick={() => setChat(false)} />
            </div>
            <SuspenseBoundary fallback={<Loading label={t('app.loading')} />}>
              <RoomChat view={view} ask={ask} />
            </SuspenseBoundary>
          </div>
        </LazyDialog>
      )}
      {menu && (
        <SuspenseBoundary>
          <RoomMenu {...part} onClose={() => setMenu(false)} onLeave={maybeLeave} />
        </SuspenseBoundary>
      )}
      {leaving && (
        <SuspenseBoundary>
          <LeaveRoom onStay={() => setLeaving(false)} onGo={leave} />
        </SuspenseBoundary>
      )}
    </div>
  );
}

interface HeaderProps {
  readonly part: LobbyProps;
  readonly wide: boolean;
  readonly onLeave: () => void;
  readonly onMenu: () => void;
  readonly onChat: () => void;
}

function Header({ part, wide, onLeave, onMenu, onChat }: HeaderProps) {
  const t = useT();
  const lobby = useLobbyT();
  const { view } = part;
  const unread = useRoom((room) => unreadCount(view, room.readUpTo));
  return (
    <header className={styles.header}>
      <IconButton icon="left" bare label={t('settings.leave')} onClick={onLeave} className="handheld-only" />
      <span className="figure flex items-center gap-3 desktop-only text-2xl">
        <PinwheelLogo />
        <span>{t('app.name')}</span>
      </span>
      <div className={classNames(styles.name, 'flex items-center flex-1 gap-2 min-w-0')}>
        <h1 {...screenHeadingProps}>{t('lobby.room', { code: view.code })}</h1>
        {view.locked && (
          <span className="flex items-center gap-1 ink-2 font-semibold text-sm">
            <Icon name="key" size={14} />
            {lobby('room.locked')}
          </span>
        )}
        <SuspenseBoundary>
          <Spectators {...part} />
        </SuspenseBoundary>
      </div>
      {wide ? (
        <LanguageChoice small />
      ) : (
        <IconButton
          icon="chat"
          bare
          label={t('table.chat')}
          badge={unread}
          onClick={onChat}
          data-testid="open-chat"
        />
      )}
      <IconButton
        icon="sliders"
        bare={!wide}
        label={lobby('room.menu')}
        onClick={onMenu}
        data-testid="open-menu"
      />
    </header>
  );
}
