import type { Refusal, RoomDoorFacts, TableView } from '@fivefold/room';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadRoomDoorFacts } from '../door/loadDoor.ts';
import { roomDoorMessages } from '../door/words.ts';
import { preloadHome } from '../home/loadHome.ts';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { lobbyMessages } from '../lobby/words.ts';
import { loadChunk } from '../net/page.ts';
import { disconnectAndClearRoom, enterRoom } from '../net/session.ts';
import { useViewWithoutHiddenReactions } from '../reactions/hiddenReactions.ts';
import { useConnection } from '../state/connection.ts';
import { usePreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { myLobbySeatOf } from '../state/selectors.ts';
import { tableMessages } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { useSendDealNonce } from './nonces.ts';
import { useIsServerUnreachable } from './OfflineBanner.tsx';
import { useRememberedTable } from './useRememberedTable.ts';

/** For somebody who is not a member yet. */
const Door = lazy(async () => {
  const words = roomDoorMessages.load(usePreferences.getState().lang);
  const [{ RoomDoor: Door }] = await Promise.all([loadChunk(() => import('../door/Door.tsx')), words]);
  return { default: Door };
});
async function loadLobby() {
  const words = lobbyMessages.load(usePreferences.getState().lang);
  const [{ Lobby }] = await Promise.all([loadChunk(() => import('../lobby/Lobby.tsx')), words]);
  return { default: Lobby };
}
/** Loaded after entering a room. */
const Lobby = lazy(async () => preloadHome(await loadLobby()));
async function loadPlaying() {
  const words = tableMessages.load(usePreferences.getState().lang);
  const [{ GameScreen: Playing }] = await Promise.all([loadChunk(() => import('./GameScreen.tsx')), words]);
  return { default: Playing };
}
/** Loaded when a game starts. */
const Playing = lazy(async () => preloadHome(await loadPlaying()));

const RoomReplay = lazy(async () => {
  const { RoomReplay } = await loadChunk(() => import('../replay/RoomReplay.tsx'));
  return { default: RoomReplay };
});

/** Everything at /r/CODE: join screen, lobby, table and result, or why the room cannot be entered. */
export function RoomScreen({ code }: { readonly code: string }) {
  const t = useT();
  const view = useViewWithoutHiddenReactions(useRoom((room) => room.view));
  const bye = useConnection((connection) => connection.bye);
  const lost = useConnection((connection) => connection.refusal);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [replayed, setReplayed] = useState<{ table: TableView; event: number } | null>(null);
  useEffect(() => {
    let here = true;
    void enterRoom(code).then((entered) => {
      if (here && !entered.ok) setRefusal(entered.error);
    });
    return () => {
      here = false;
    };
  }, [code]);
  useEffect(() => disconnectAndClearRoom, []);
  useSendDealNonce(view, view ? myLobbySeatOf(view) : -1);
  const shut = lost ?? refusal;
  const isNewcomer = shut?.code === 'not-a-member';
  const shown = useDeferredValue(view ? (view.table ? 'table' : 'lobby') : isNewcomer && 'door');
  const late = useIsServerUnreachable(!view && !shut);
  useRememberedTable(code, view, shut?.code ?? bye);

  if (bye === 'kicked') return <Gone title={t('gone.kicked')} text={t('gone.kicked.text')} />;
  // Above table and lobby: whatever the room does next, the replay stays open.
  if (view && replayed?.table.deal.room === view.code)
    return (
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <RoomReplay view={view} {...replayed} onClose={() => setReplayed(null)} />
      </Suspense>
    );
  // One boundary for all, so that the door stays on the screen until the lobby can be drawn, and the lobby until the table.
  if (view || isNewcomer)
    return (
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        {shown === 'door' || !view ? (
          <NewcomersDoor code={code} />
        ) : view.table && shown !== 'lobby' ? (
          <Playing
            view={view}
            table={view.table}
            onReplay={(table, event = 0) => setReplayed({ table, event })}
          />
        ) : (
          <Lobby view={view} />
        )}
      </Suspense>
    );
  if (!shut) return <Loading label={t(late ? 'home.offline' : 'door.looking')}>{late && <ToHome />}</Loading>;
  if (shut.code === 'no-such-room' || shut.code === 'kicked')
    return <Gone title={t(`gone.${shut.code}`)} text={t(`gone.${shut.code}.text`)} />;
  return <Gone title={t('gone.other')} text={refusalText(t, shut)} />;
}

const isGameRunning = (facts: RoomDoorFacts | null): boolean =>
  facts !== null && !facts.locked && facts.playing;

/** Loads the facts of the room together with the page that shows them. */
function NewcomersDoor({ code }: { readonly code: string }) {
  const t = useT();
  const [facts, setFacts] = useState(() => loadRoomDoorFacts(code));
  useEffect(() => {
    // The room behind the door opens without a wait.
    void facts.then((known) => (isGameRunning(known) ? loadPlaying() : loadLobby())).catch(() => undefined);
  }, [facts]);
  return (
    <Suspense fallback={<Loading label={t('door.looking')} />}>
      <Door code={code} facts={facts} onRetry={() => setFacts(loadRoomDoorFacts(code))} />
    </Suspense>
  );
}

function Gone({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <MessagePage title={title} text={text} testId="gone">
      <ToHome />
    </MessagePage>
  );
}

function ToHome() {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <Button kind="primary" big onClick={() => navigate('/')} data-testid="to-home">
      {t('app.home')}
    </Button>
  );
}
