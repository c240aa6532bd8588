// Checks that the lock file has the native packages of every platform, and no address of a registry.
// pnpm silently drops optional packages that a lagging registry lacks; the install then fails on other platforms.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
const store = path.join(root, 'node_modules/.pnpm');
const problems = /:\/\/|tarball:/.test(lock) ? ['an address in pnpm-lock.yaml'] : [];

for (const entry of readdirSync(store)) {
  const manifest = manifestOf(entry);
  if (!manifest || !lock.includes(`${manifest.name}@${manifest.version}`)) continue;
  for (const [name, range] of Object.entries(manifest.optionalDependencies ?? {}))
    if (!lock.includes(`  '${name}@`) && !lock.includes(`  ${name}@`))
      problems.push(`${manifest.name} ${manifest.version} lacks ${name} ${range}`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** @param {string} entry @returns {{ name: string, version: string, optionalDependencies?: Record<string, string> } | null} */
function manifestOf(entry) {
  const at = entry.indexOf('@', 1);
  if (at < 0) return null;
  const name = entry.slice(0, at).replace('+', '/');
  try {
    return JSON.parse(readFileSync(path.join(store, entry, 'node_modules', name, 'package.json'), 'utf8'));
  } catch {
    return null; // not a package
  }
}
