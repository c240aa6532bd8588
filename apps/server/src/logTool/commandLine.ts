import { parseArgs } from 'node:util';
import { copyStore, exportStore, importStore, summarizeStore } from './commands.ts';
import type { StoreSummary } from './records.ts';
import { OperatorError } from './userError.ts';

const USAGE = `npm run log -- export --from STORE --to FILE
npm run log -- import --from FILE --to STORE
npm run log -- copy --from STORE --to STORE
npm run log -- check --from STORE
STORE is a data folder, a postgres:// address, or the word DATABASE_URL for the variable of that name. Stop the servers first.`;

/** The arguments of `npm run log`. Throws a sentence for the operator as `OperatorError`. */
export async function runLogTool(args: readonly string[]): Promise<StoreSummary> {
  const { positionals, values } = parse(args);
  const from = place(values.from);
  if (positionals[0] === 'check' && from) return summarizeStore(from);
  const to = place(values.to);
  if (!from || !to || positionals.length !== 1) throw new OperatorError(USAGE);
  switch (positionals[0]) {
    case 'export':
      return exportStore(from, to);
    case 'import':
      return importStore(from, to);
    case 'copy':
      return copyStore(from, to);
    default:
      throw new OperatorError(USAGE);
  }
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { from: text, to: text } });
  } catch {
    throw new OperatorError(USAGE);
  }
}

/** A password in the command line would be visible to other users of the machine. */
function place(value: string | undefined): string | undefined {
  if (value !== 'DATABASE_URL') return value;
  if (!process.env.DATABASE_URL) throw new OperatorError('DATABASE_URL is not set.');
  return process.env.DATABASE_URL;
}
