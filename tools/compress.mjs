// Compresses the built client once, so that the server need not compress each response.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = path.join(import.meta.dirname, '../apps/web/dist');
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|md)$/;

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.test(name)) continue;
  const file = path.join(dist, name);
  const content = readFileSync(file);
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
