import type { MyTablesListEntry, MyTablesMessage } from '@fivefold/room';
import { useEffect, useState } from 'react';
import { browserToken } from '../net/token.ts';
import {
  forgetRememberedTable,
  type RememberedTable,
  rememberedTables,
  storeRememberedTables,
} from '../room/knownTables.ts';
import { browserStorage } from '../state/browserStorage.ts';
import { setAppIconBadge } from '../ui/platform.ts';
import { selectListedTables, withServerTableFacts } from './myTables.ts';

/** While the page is seen. */
const REFRESH_MS = 30_000;
const ANSWER_TIMEOUT_MS = 8000;

/** null: no answer, what this browser knows is shown. */
async function askServer(rooms: readonly string[]): Promise<readonly (MyTablesListEntry | null)[] | null> {
  try {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: browserToken(browserStorage), rooms } as MyTablesMessage),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return response.ok
      ? ((await response.json()) as { tables: readonly (MyTablesListEntry | null)[] }).tables
      : null;
  } catch {
    return null;
  }
}

/** The tables of this browser: at once what it remembers, then what the server says. */
export function useMyTables() {
  const [tables, setTables] = useState<readonly RememberedTable[]>(rememberedTables);
  useEffect(() => {
    const show = () => setTables(rememberedTables());
    const refresh = async () => {
      const rooms = rememberedTables().map(({ code }) => code);
      if (document.hidden || rooms.length === 0) return;
      const news = await askServer(rooms);
      if (news) storeRememberedTables(withServerTableFacts(rememberedTables(), rooms, news));
      show();
    };
    const onRefresh = () => void refresh();
    onRefresh();
    const timer = setInterval(onRefresh, REFRESH_MS);
    document.addEventListener('visibilitychange', onRefresh);
    addEventListener('online', onRefresh);
    addEventListener('storage', show); // another window is at a table
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onRefresh);
      removeEventListener('online', onRefresh);
      removeEventListener('storage', show);
    };
  }, []);
  const waiting = tables.filter(({ myTurn }) => myTurn).length;
  useEffect(() => void setAppIconBadge(waiting), [waiting]);
  const forget = (code: string) => {
    forgetRememberedTable(code);
    setTables(rememberedTables());
  };
  return { tables: selectListedTables(tables, Date.now()), forget };
}
