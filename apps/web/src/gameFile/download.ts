/** Lets the browser save a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Has the game and the day, but not the room. */
export const downloadFileName = (what: 'game' | 'report', game: string, now: Date): string =>
  `fivefold-${what}-${game}-${now.toISOString().slice(0, 10)}.json`;
