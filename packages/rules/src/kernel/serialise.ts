/** Seats at the largest table and one spectator: the views of one move. */
const REMEMBERED = 7;

interface Memory {
  readonly parts: unknown[];
  readonly texts: string[];
  next: number;
}

/**
 * `JSON.stringify` for views, with a short memory: states are never changed in place, so the text of a part that the
 * views before held already is still its text. Views of one move share most of their parts, and so do the moves.
 */
export function serialiser(): (view: object) => string {
  const memories = new Map<string, Memory>();
  const textOf = (key: string, part: unknown): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const memory = memories.get(key) ?? { parts: [], texts: [], next: 0 };
    memories.set(key, memory);
    const at = memory.parts.indexOf(part);
    if (at >= 0) return memory.texts[at]!;
    const text = JSON.stringify(part);
    memory.parts[memory.next] = part;
    memory.texts[memory.next] = text;
    memory.next = (memory.next + 1) % REMEMBERED;
    return text;
  };
  return (view) => {
    let text = '';
    for (const [key, part] of Object.entries(view))
      text += `${text ? ',' : '{'}"${key}":${textOf(key, part)}`;
    return text ? `${text}}` : '{}';
  };
}
