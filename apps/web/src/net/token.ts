const KEY = 'fivefold.token';

export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

/** 256 random bits that prove who this browser is. The server stores only their hash. */
export function browserToken(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const known = storage.getItem(KEY);
  if (known && /^[0-9a-f]{64}$/.test(known)) return known;
  const token = randomHex(32);
  storage.setItem(KEY, token);
  return token;
}
