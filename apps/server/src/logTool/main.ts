// npm run log: moves rooms between data folders, databases and files. Prints a summary as JSON.

import { UnusableDataFolderError } from '../dataFolder/unusableFolder.ts';
import { UnusableDatabaseError } from '../store/postgres/unusableDatabase.ts';
import { runLogTool } from './commandLine.ts';
import { OperatorError } from './userError.ts';

process.umask(0o077);
try {
  console.log(JSON.stringify(await runLogTool(process.argv.slice(2))));
} catch (error) {
  const isExpected = [OperatorError, UnusableDatabaseError, UnusableDataFolderError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}
