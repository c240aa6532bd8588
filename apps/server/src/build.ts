import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The script that the page begins with has the build in its name. */
const SCRIPT = /src="(\/assets\/[^"]+)"/;

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
      if (mtimeMs !== read) build = SCRIPT.exec(readFileSync(page, 'utf8'))?.[1];
      read = mtimeMs;
      return build;
    } catch {
      return undefined; // not built, or being built
    }
  };
}
