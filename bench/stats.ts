/** Microseconds of processor time since `start`: what other work on the machine takes is not counted. */
export const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** The value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, v) => sum + v, 0) / values.length;

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
