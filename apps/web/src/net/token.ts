const KEY = 'fivefold.token';

export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

/** Who this browser is: 256 random bits that stay here. The server keeps only a hash. */
export function browserToken(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const fresh = randomHex(32);
  try {
    const known = storage.getItem(KEY);
    if (known && /^[0-9a-f]{64}$/.test(known)) return known;
    storage.setItem(KEY, fresh);
  } catch {
    // Storage is switched off: the seat lasts as long as the page.
  }
  return fresh;
}
