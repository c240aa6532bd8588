// npm run bench -- [rules|server|bots|endgame] [--json] [--only cpu,bytes]: everything is measured in one run, so that ratios stand a noisy machine.
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const parts: Record<string, () => Promise<Record<string, unknown>>> = {
  rules: async () => (await import('./rules.ts')).benchRules(),
  server: async () => (await import('./server.ts')).benchServer(values.only),
  bots: async () => (await import('./bots.ts')).benchBots(),
  endgame: async () => (await import('./endgame.ts')).benchEndgame(),
};
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const report: Record<string, unknown> = {};
for (const name of wanted) {
  const part = parts[name];
  if (!part) {
    console.error(`No benchmark ${name}: choose from ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  Object.assign(report, await part());
}
if (values.json) console.log(JSON.stringify(report));
else console.dir(report, { depth: null });
