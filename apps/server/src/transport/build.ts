import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildIn } from '@fivefold/room';

/**
 * Which build a browser would get that loads the page now. Looked up again when the page has changed: whoever builds
 * anew beside a running server would otherwise have their new pages sent away for ever.
 */
export function watchBuild(webRoot: string): () => string | undefined {
  const page = path.join(webRoot, 'index.html');
  let read = 0;
  let build: string | undefined;
  return () => {
    try {
      const { mtimeMs } = statSync(page);
      if (mtimeMs !== read) build = buildIn(readFileSync(page, 'utf8'));
      read = mtimeMs;
      return build;
    } catch {
      return undefined; // not built, or being built
    }
  };
}
