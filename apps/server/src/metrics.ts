import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const LATENCY = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1];

interface Sources {
  rooms(): number;
  sockets(): number;
}

export interface Metrics {
  readonly registry: Registry;
  /** Gauges that are read when the metrics are. */
  addGauges(sources: Sources): void;
  /** Seconds from the arrival of a command to its answer. */
  command(result: string, seconds: number): void;
  commit(seconds: number, appends: number): void;
  bot(result: 'chose' | 'failed' | 'late'): void;
  delivery(result: 'sent' | 'gone' | 'failed' | 'limited'): void;
  takeover(): void;
  fenced(): void;
  storeRetry(): void;
}

/** Names and meanings are in docs/operations.md. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  /** Summed here, because the library resolves the label for every command. */
  const results = new Map<string, number>();
  new Counter({
    name: 'fivefold_commands_total',
    help: 'Commands by result: ok, or the code of the refusal',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of results) this.inc({ result }, count);
    },
  });
  const latency = new Histogram({
    name: 'fivefold_command_seconds',
    help: 'From the arrival of a command until it was durable',
    buckets: LATENCY,
    registers,
  });
  const commits = new Histogram({
    name: 'fivefold_log_append_seconds',
    help: 'One group commit, from its first statement to the disk',
    buckets: LATENCY,
    registers,
  });
  const appends = new Counter({
    name: 'fivefold_log_appends_total',
    help: 'Appends that the group commits held',
    registers,
  });
  const bots = new Counter({
    name: 'fivefold_bot_choices_total',
    help: 'Choices of bots by result: chose, failed, late',
    labelNames: ['result'],
    registers,
  });
  const deliveries = new Counter({
    name: 'fivefold_push_messages_total',
    help: 'Messages to push services by result: sent, gone, failed, limited',
    labelNames: ['result'],
    registers,
  });
  const counter = (name: string, help: string): (() => void) => {
    const made = new Counter({ name, help, registers });
    return () => made.inc();
  };
  return {
    registry,
    addGauges: ({ rooms, sockets }) => {
      gauge('fivefold_rooms', 'Rooms held in memory', rooms);
      gauge('fivefold_sockets', 'Open connections', sockets);
    },
    command: (result, seconds) => {
      results.set(result, (results.get(result) ?? 0) + 1);
      latency.observe(seconds);
    },
    commit: (seconds, count) => {
      commits.observe(seconds);
      appends.inc(count);
    },
    bot: (result) => bots.inc({ result }),
    delivery: (result) => deliveries.inc({ result }),
    takeover: counter('fivefold_room_takeovers_total', 'Rooms that another server took from this one'),
    fenced: counter('fivefold_fenced_appends_total', 'Appends refused because another server has the room'),
    storeRetry: counter(
      'fivefold_store_retries_total',
      'Statements repeated because the database did not answer',
    ),
  };
}
