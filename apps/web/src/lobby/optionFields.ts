import type { AnyGame } from '@fivefold/rules';

/** One option, as the form shows it. */
export type OptionField =
  | { readonly key: string; readonly kind: 'switch' }
  | { readonly key: string; readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly key: string; readonly kind: 'number'; readonly values: readonly (number | null)[] };

export type OptionValues = Readonly<Record<string, unknown>>;

interface ZodCheck {
  readonly _zod: { readonly def: { readonly check: string; readonly value?: number } };
}

/** The parts of a zod schema that decide which control is drawn; what is allowed, the schema decides itself. */
interface ZodSchema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, ZodSchema>>;
      readonly innerType?: ZodSchema;
      readonly options?: readonly ZodSchema[];
      readonly values?: readonly (string | number)[];
      readonly entries?: Readonly<Record<string, string>>;
      readonly checks?: readonly ZodCheck[];
    };
  };
}

const MAX_CHOICES = 12;

/** Reads the game's schema, so that a new option needs only messages. */
export function optionFieldsOf(game: Pick<AnyGame, 'options'>): readonly OptionField[] {
  const { shape = {} } = (game.options as unknown as ZodSchema)._zod.def;
  return Object.entries(shape).map(([key, schema]) => fieldOf(key, schema, false));
}

function fieldOf(key: string, { _zod: { def } }: ZodSchema, nullable: boolean): OptionField {
  switch (def.type) {
    case 'default':
    case 'optional':
    case 'prefault':
      return fieldOf(key, def.innerType!, nullable);
    case 'nullable':
      return fieldOf(key, def.innerType!, true);
    case 'boolean':
      return { key, kind: 'switch' };
    case 'enum':
      return { key, kind: 'choice', values: Object.values(def.entries ?? {}) };
    case 'literal':
      return { key, kind: 'choice', values: def.values ?? [] };
    case 'union': {
      const parts = (def.options ?? []).map((option) => fieldOf(key, option, false));
      const values = parts.flatMap((part) => (part.kind === 'switch' ? [] : part.values));
      return { key, kind: 'choice', values: values.filter((value) => value !== null) };
    }
    case 'number': {
      const minimum = boundOf(def.checks, 'greater_than');
      const maximum = boundOf(def.checks, 'less_than');
      // Long ranges are offered in steps of ten.
      const step = maximum - minimum < MAX_CHOICES ? 1 : 10;
      const count = Math.floor((maximum - minimum) / step) + 1;
      const numbers = Array.from({ length: count }, (_, i) => minimum + i * step);
      return { key, kind: 'number', values: nullable ? [null, ...numbers] : numbers };
    }
    default:
      throw new Error(`no control for the option ${key} of type ${def.type}`);
  }
}

function boundOf(checks: readonly ZodCheck[] = [], kind: string): number {
  const bound = checks.find(({ _zod }) => _zod.def.check === kind)?._zod.def.value;
  if (bound === undefined) throw new Error('a number among the options has a smallest and a largest value');
  return bound;
}

/**
 * The options after one choice. Where it conflicts with the others, those fall back
 * to their defaults; null where even that is refused.
 */
export function optionsAfterChoice(
  { options }: Pick<AnyGame, 'options'>,
  now: OptionValues,
  key: string,
  value: unknown,
): OptionValues | null {
  for (const tried of [{ ...now, [key]: value }, { [key]: value }]) {
    const parsed = options.safeParse(tried);
    if (parsed.success) return parsed.data as OptionValues;
  }
  return null;
}

/** Whether this value is allowed together with the other options. */
export const isOptionValueAllowed = (
  { options }: Pick<AnyGame, 'options'>,
  now: OptionValues,
  key: string,
  value: unknown,
): boolean => options.safeParse({ ...now, [key]: value }).success;
