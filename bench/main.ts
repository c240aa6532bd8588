// npm run bench -- [rules|server|abuse|pictures|cluster|bots|endgame|web|coach] [--json] [--only cpu,bytes] [--against before,Colyseus] [--game all] [--before DIR] [--quick] [--positions 200]
// Everything that is compared is measured in one run, so that ratios hold on a noisy machine.
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    against: { type: 'string' },
    game: { type: 'string' },
    before: { type: 'string' },
    quick: { type: 'boolean', default: false },
    positions: { type: 'string' },
  },
});
const benchmarks: Record<string, () => Promise<Record<string, unknown>>> = {
  rules: async () => (await import('./rules.ts')).benchRules(),
  server: async () => (await import('./server/main.ts')).benchServer(values),
  abuse: async () => (await import('./abuse.ts')).benchAbuse(values),
  pictures: async () => ({ pictures: await (await import('./pictures.ts')).pictureTimes() }),
  cluster: async () => (await import('./cluster/main.ts')).benchCluster(values),
  bots: async () => (await import('./bots.ts')).benchBots(),
  web: async () => (await import('./web/main.ts')).benchWeb(values),
  coach: async () => (await import('./coach.ts')).benchCoach(values),
  endgame: async () => (await import('./endgame.ts')).benchEndgame(),
};
/** The coach takes an hour, so it runs only when asked for; pictures are a part of abuse. */
const wanted =
  positionals.length > 0
    ? positionals
    : Object.keys(benchmarks).filter((name) => name !== 'coach' && name !== 'pictures');
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
