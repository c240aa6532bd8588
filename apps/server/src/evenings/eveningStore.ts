import type { TimestampMs } from '@fivefold/room';

/** The page of an evening, as JSON. */
export interface StoredEvening {
  /** 128 random bits or more: the address is its only protection. */
  readonly id: string;
  readonly expires: TimestampMs;
  readonly json: string;
}

/** Where the pages of evenings are stored. A fulfilled promise means that the data is on disk. */
export interface EveningStore {
  save(evening: StoredEvening): Promise<void>;
  /** Also an expired one that was not removed yet. */
  find(id: string): Promise<StoredEvening | null>;
  /** The ids, also of expired ones that were not removed yet. */
  list(): Promise<readonly string[]>;
  remove(id: string): Promise<void>;
  /** Removes what expired before this time. */
  removeExpired(now: TimestampMs): Promise<void>;
}
