// npm run bench -- [rules|server|bots|endgame] [--json] [--only cpu,bytes] [--before DIR] [--quick]
// Everything that is compared is measured in one run, so that ratios hold on a noisy machine.
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    before: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const benchmarks: Record<string, () => Promise<Record<string, unknown>>> = {
  rules: async () => (await import('./rules.ts')).benchRules(),
  server: async () => (await import('./server/main.ts')).benchServer(values),
  bots: async () => (await import('./bots.ts')).benchBots(),
  endgame: async () => (await import('./endgame.ts')).benchEndgame(),
};
const wanted = positionals.length > 0 ? positionals : Object.keys(benchmarks);
const report: Record<string, unknown> = {};
for (const name of wanted) {
  const benchmark = benchmarks[name];
  if (!benchmark) {
    console.error(`No benchmark ${name}: choose from ${Object.keys(benchmarks).join(', ')}.`);
    process.exit(1);
  }
  Object.assign(report, await benchmark());
}
if (values.json) console.log(JSON.stringify(report));
else console.dir(report, { depth: null });
