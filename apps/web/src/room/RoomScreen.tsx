import type { Refusal, TableView } from '@fivefold/room';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { lobbyMessages } from '../lobby/words.ts';
import { loadChunk } from '../net/page.ts';
import { enterRoom, leaveConnection } from '../net/session.ts';
import { useConnection } from '../state/connection.ts';
import { usePreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { lobbySeatOf } from '../state/selectors.ts';
import { tableMessages } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { JoinScreen } from './JoinScreen.tsx';
import { useNonce } from './nonces.ts';
import { useUnreachable } from './OfflineBanner.tsx';

/** Loaded after entering a room. */
const Lobby = lazy(async () => {
  const words = lobbyMessages.load(usePreferences.getState().lang);
  const [{ Lobby }] = await Promise.all([loadChunk(() => import('../lobby/Lobby.tsx')), words]);
  return { default: Lobby };
});
/** Loaded when a game starts. */
const Playing = lazy(async () => {
  const words = tableMessages.load(usePreferences.getState().lang);
  const [{ GameScreen: Playing }] = await Promise.all([loadChunk(() => import('./GameScreen.tsx')), words]);
  return { default: Playing };
});

const RoomReplay = lazy(async () => {
  const { RoomReplay } = await loadChunk(() => import('../replay/RoomReplay.tsx'));
  return { default: RoomReplay };
});

/** Everything at /r/CODE: join screen, lobby, table and result, or why the room cannot be entered. */
export function RoomScreen({ code }: { readonly code: string }) {
  const t = useT();
  const view = useRoom((room) => room.view);
  const bye = useConnection((connection) => connection.bye);
  const lost = useConnection((connection) => connection.refusal);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [replayed, setReplayed] = useState<TableView | null>(null);
  useEffect(() => {
    let here = true;
    void enterRoom(code).then((entered) => {
      if (here && !entered.ok) setRefusal(entered.error);
    });
    return () => {
      here = false;
    };
  }, [code]);
  useEffect(() => leaveConnection, []);
  useNonce(view, view ? lobbySeatOf(view) : -1);
  const shut = lost ?? refusal;
  const late = useUnreachable(!view && !shut);

  if (bye === 'kicked') return <Gone title={t('gone.kicked')} text={t('gone.kicked.text')} />;
  // Above table and lobby: whatever the room does next, the replay stays open.
  if (view && replayed?.deal.room === view.code)
    return (
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <RoomReplay view={view} table={replayed} onClose={() => setReplayed(null)} />
      </Suspense>
    );
  if (view?.table)
    return (
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <Playing view={view} table={view.table} onReplay={setReplayed} />
      </Suspense>
    );
  if (view)
    return (
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <Lobby view={view} />
      </Suspense>
    );
  if (!shut) return <Loading label={t(late ? 'home.offline' : 'door.looking')}>{late && <ToHome />}</Loading>;
  if (shut.code === 'not-a-member') return <JoinScreen code={code} />;
  if (shut.code === 'no-such-room' || shut.code === 'kicked')
    return <Gone title={t(`gone.${shut.code}`)} text={t(`gone.${shut.code}.text`)} />;
  return <Gone title={t('gone.other')} text={refusalText(t, shut)} />;
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
