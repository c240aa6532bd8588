/** Seats at the largest table and one spectator: the views of one move. */
const REMEMBERED = 7;
/** A view is written field by field, and so is its table: after a move most fields of both are what they were. */
const LEVELS = 2;

/** The last parts that stood at one place of the views, with their texts, and the same for the fields below it. */
interface Memory {
  readonly parts: unknown[];
  readonly texts: string[];
  next: number;
  readonly fields: Map<string, Memory>;
}
const memory = (): Memory => ({ parts: [], texts: [], next: 0, fields: new Map() });

/**
 * `JSON.stringify` for views, with a short memory: states are never changed in place, so the text of a part that the
 * views before held already is still its text. Views of one move share most of their parts, and so do the moves.
 */
export function serialiser(): (view: object) => string {
  const root = memory();
  return (view) => writeFields(root, view, LEVELS);
}

function writeFields({ fields }: Memory, value: object, levels: number): string {
  let text = '';
  for (const key in value) {
    const place = fields.get(key) ?? placed(fields, key);
    text += `${text ? ',' : '{'}"${key}":${write(place, (value as Record<string, unknown>)[key], levels - 1)}`;
  }
  return text ? `${text}}` : '{}';
}

function placed(fields: Map<string, Memory>, key: string): Memory {
  const place = memory();
  fields.set(key, place);
  return place;
}

function write(place: Memory, part: unknown, levels: number): string {
  if (typeof part === 'number') return `${part}`;
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const at = place.parts.indexOf(part);
  if (at >= 0) return place.texts[at]!;
  const text = levels === 0 || Array.isArray(part) ? JSON.stringify(part) : writeFields(place, part, levels);
  place.parts[place.next] = part;
  place.texts[place.next] = text;
  place.next = (place.next + 1) % REMEMBERED;
  return text;
}
