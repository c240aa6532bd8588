import { parseRoomCode, type RoomCode } from '@fivefold/room';
import { browserStorage } from '../state/browserStorage.ts';

/** A list of tables, see rememberedTables.ts, which is loaded later. */
export const REMEMBERED_TABLES_KEY = 'fivefold.tables';

/** The room in which this browser was last: the first code of the list. */
export const lastRememberedTableCode = (): RoomCode | null =>
  parseRoomCode(/"code":"([^"]+)"/.exec(browserStorage.getItem(REMEMBERED_TABLES_KEY) ?? '')?.[1] ?? '');
