// Writes the list of built files into the service worker, which keeps them all when it is installed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../apps/web/dist');
const worker = path.join(dist, 'sw.js');
/** Everything that a page loads. Icons of the installed app are kept by the system. */
const NEEDED = /^(assets\/.*\.(js|css|woff2|svg|png|md|json)|boot\.js|favicon\.svg|manifest\.webmanifest)$/;

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => NEEDED.test(file))
  .sort();
const hash = createHash('sha256');
let bytes = 0;
for (const file of [...files, 'index.html']) {
  const content = readFileSync(path.join(dist, file));
  hash.update(file).update(content);
  bytes += content.length;
}

/** @param {string} text @param {string} line @param {string} replacement */
function replaceLine(text, line, replacement) {
  if (!text.includes(line)) throw new Error(`sw.js has no line ${line}`);
  return text.replace(line, () => replacement);
}
const list = JSON.stringify(files.map((file) => `/${file}`));
let text = readFileSync(worker, 'utf8');
text = replaceLine(
  text,
  "const BUILD = 'development';",
  `const BUILD = '${hash.digest('hex').slice(0, 16)}';`,
);
text = replaceLine(text, 'const FILES = [];', `const FILES = ${list};`);
writeFileSync(worker, text);
console.log(`service worker: ${files.length} files, ${(bytes / 1000).toFixed(0)} kB`);
