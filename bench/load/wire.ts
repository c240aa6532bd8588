/** What came in over all sockets; only while it is wanted, because counting costs too. */
export const wire = { counting: false, patches: 0, others: 0 };

/** The header of a frame. */
const headOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

/** A message of Engine.IO with the digit that says so; others: what only answers the one who asked. */
export function count(message: string, as: 'patches' | 'others'): void {
  if (!wire.counting) return;
  const length = Buffer.byteLength(message);
  wire[as] += length + headOf(length);
}
