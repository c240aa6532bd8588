import { bareSocketIo } from '../load/bareSocketIo.ts';
import { peerBefore } from '../load/before.ts';
import { boardgameIo } from '../load/boardgameIo.ts';
import { colyseus } from '../load/colyseus.ts';
import { ours } from '../load/ours.ts';
import type { Peer } from '../load/peer.ts';
import { leaveFirstCore } from '../load/serverProcess.ts';
import { bytes } from './bytes.ts';
import { cpu } from './cpu.ts';
import { latency } from './latency.ts';
import { memory } from './memory.ts';
import { rooms } from './rooms.ts';
import { FULL, QUICK } from './sizes.ts';
import { start } from './start.ts';

export interface ServerBenchOptions {
  /** Some of the sections, separated by commas. */
  readonly only?: string | undefined;
  /** Names of some of the other servers, separated by commas; without it all of them. */
  readonly against?: string | undefined;
  /** The folder of another checkout, built, that is measured in turns with this one. */
  readonly before?: string | undefined;
  /** Tiny sizes: shows that everything runs, and measures nothing. */
  readonly quick: boolean;
}

export async function benchServer(options: ServerBenchOptions): Promise<Record<string, unknown>> {
  const sizes = options.quick ? QUICK : FULL;
  const previous: Peer[] = options.before === undefined ? [] : [await peerBefore(options.before)];
  const chosen = options.against?.split(',');
  const isChosen = ({ name }: Peer): boolean => chosen?.includes(name) ?? true;
  const others = [...previous, bareSocketIo, colyseus, boardgameIo].filter(isChosen);
  const inRealTime = [ours, ...others.filter((peer) => peer !== boardgameIo)];
  const sections: Record<string, () => Promise<unknown>> = {
    cpu: () => cpu(ours, others, sizes),
    bytes: () => bytes([ours, ...others], sizes),
    latency: () => latency(inRealTime, sizes),
    memory: () => memory(inRealTime, sizes),
    rooms: () => rooms(sizes),
    start,
  };
  const wanted = options.only?.split(',') ?? Object.keys(sections);
  const report: Record<string, unknown> = {};
  leaveFirstCore();
  for (const name of wanted) {
    const section = sections[name];
    if (!section) throw new Error(`no section ${name}: choose from ${Object.keys(sections).join(', ')}`);
    report[name] = await section();
  }
  return { server: report };
}
