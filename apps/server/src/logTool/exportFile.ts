import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import {
  createStoreSummarizer,
  type StoreRecord,
  type StoreSummary,
  summarizeStoreRecords,
} from './records.ts';
import { OperatorError } from './userError.ts';

/** Raised when an older build could not read the file any more. */
const FORMAT = 2;
/** Format 1 had no evenings. */
const FORMATS = [1, FORMAT] as const;

const headerSchema = z.strictObject({
  fivefold: z.literal(FORMATS),
  codeKey: z.string().regex(/^[0-9a-f]{64}$/),
});
const summarySchema = z.strictObject({
  rooms: z.int(),
  entries: z.int(),
  replays: z.int(),
  evenings: z.int().default(0),
  checksum: z.string(),
});
const recordSchema = z.union([
  z.strictObject({
    room: z.string(),
    entries: z.array(z.looseObject({ type: z.string(), at: z.number() })).min(1),
  }),
  z.strictObject({ replay: z.looseObject({ room: z.string(), number: z.int() }) }),
  z.strictObject({ evening: z.strictObject({ id: z.string(), expires: z.number(), json: z.string() }) }),
]);

/** One JSON value a line: a header, the records, the summary. Only the owner may read it, because it holds running deals. */
export async function writeStoreExport(
  file: string,
  codeKey: string,
  records: AsyncIterable<StoreRecord>,
): Promise<StoreSummary> {
  if (existsSync(file)) throw new OperatorError(`${file} exists already: choose another name.`);
  const sum = createStoreSummarizer();
  async function* lines() {
    yield `${JSON.stringify({ fivefold: FORMAT, codeKey })}\n`;
    for await (const record of sum.through(records)) yield `${JSON.stringify(record)}\n`;
    yield `${JSON.stringify(sum.summary())}\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return sum.summary();
}

/** Checks the whole file before anything of it is used. */
export async function readStoreExport(file: string) {
  if (!existsSync(file)) throw new OperatorError(`${file} does not exist.`);
  const damaged = () => new OperatorError(`${file} is no export of Fivefold, or it is damaged.`);
  async function* values(): AsyncGenerator<unknown> {
    for await (const line of createInterface({ input: createReadStream(file) }))
      try {
        yield JSON.parse(line);
      } catch {
        throw damaged();
      }
  }
  async function* records(): AsyncGenerator<StoreRecord> {
    for await (const value of values()) {
      // Not what the schema returns: it has another order of keys, and so another checksum.
      if (recordSchema.safeParse(value).success) yield value as StoreRecord;
    }
  }
  const all: { first: unknown; last: unknown; lines: number } = { first: null, last: null, lines: 0 };
  for await (const value of values()) {
    if (all.lines === 0) all.first = value;
    all.last = value;
    all.lines += 1;
  }
  const header = headerSchema.safeParse(all.first);
  const summary = summarySchema.safeParse(all.last);
  if (!header.success || !summary.success) throw damaged();
  if ((await summarizeStoreRecords(records())).checksum !== summary.data.checksum) throw damaged();
  return { codeKey: header.data.codeKey, records, summary: summary.data };
}
