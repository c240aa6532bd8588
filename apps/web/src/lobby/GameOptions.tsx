import type { AnyGame, GameId } from '@fivefold/rules';
import { use, useRef } from 'react';
import { loadGameModule } from '../games/registry.ts';
import { loadRules } from '../games/rules.ts';
import type { AnyGameModule, GameWords } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { SegmentedControl, Switch } from '../ui/Controls.tsx';
import styles from './LobbyOptions.module.css';
import {
  fieldsOf,
  isOptionValueAllowed,
  type OptionField,
  type OptionValues,
  optionsWith,
} from './optionFields.ts';
import type { LobbyProps } from './useLobby.ts';

interface OptionsForm {
  readonly game: AnyGame;
  readonly fields: readonly OptionField[];
  readonly words: GameWords | null;
  readonly asks: AnyGameModule['showsOption'];
}
const forms = new Map<GameId, Promise<OptionsForm>>();

/** Rules and messages come with the game's chunk, which the table needs next. */
function formOf(id: GameId): Promise<OptionsForm> {
  let form = forms.get(id);
  if (!form) {
    form = Promise.all([loadRules(id), loadGameModule(id)]).then(([game, table]) => ({
      game,
      fields: fieldsOf(game),
      words: table.words,
      asks: table.showsOption,
    }));
    form.catch(() => forms.delete(id));
    forms.set(id, form);
  }
  return form;
}

/** The options of the chosen game. */
export function GameOptions({ view, host, ask }: LobbyProps) {
  const { game, fields, words, asks } = use(formOf(view.game));
  const now = view.options as OptionValues;
  // Without this, a second change before the answer to the first would undo it.
  const sent = useRef<OptionValues>(null);
  const choose = (key: string, value: unknown) => {
    const options = optionsWith(game, sent.current ?? now, key, value);
    if (!options) return;
    sent.current = options;
    void ask({ type: 'choose', game: view.game, options: options as never }).then(() => {
      if (sent.current === options) sent.current = null;
    });
  };
  const asked = fields.filter(({ key }) => asks?.(key, now) ?? true);
  return asked.map((field) => (
    <OptionControl
      key={field.key}
      field={field}
      game={game}
      words={words}
      now={now}
      disabled={!host}
      onChoose={(value) => choose(field.key, value)}
    />
  ));
}

interface OptionControlProps {
  readonly field: OptionField;
  readonly game: AnyGame;
  readonly words: GameWords | null;
  readonly now: OptionValues;
  readonly disabled: boolean;
  readonly onChoose: (value: unknown) => void;
}

/** More values than this become a select. */
const MAX_SEGMENTS = 6;

function OptionControl({ field, game, words, now, disabled, onChoose }: OptionControlProps) {
  const { lang } = useT();
  const { key } = field;
  const label = words?.maybe(lang, `option.${key}`) ?? key;
  const nameOf = (value: unknown): string =>
    words?.maybe(lang, `option.${key}.${String(value)}`) ?? String(value);
  const testId = `option-${key}`;
  if (field.kind === 'switch')
    return (
      <Switch
        label={label}
        checked={now[key] === true}
        disabled={disabled}
        onChange={onChoose}
        testId={testId}
      />
    );
  const values: readonly (string | number | null)[] = field.values;
  if (values.length <= MAX_SEGMENTS)
    return (
      <>
        <span className={styles.label}>{label}</span>
        <SegmentedControl
          label={label}
          small
          disabled={disabled}
          value={String(now[key])}
          choices={values
            // Numbers that other options rule out are hidden; other choices always stay.
            .filter((value) => field.kind === 'choice' || isOptionValueAllowed(game, now, key, value))
            .map((value) => ({ value: String(value), label: nameOf(value) }))}
          onChange={(text) => onChoose(values.find((value) => String(value) === text))}
          testId={testId}
        />
      </>
    );
  return (
    <label className={styles.select}>
      <span className={styles.label}>{label}</span>
      <select
        value={String(now[key])}
        disabled={disabled}
        data-testid={testId}
        onChange={({ target }) => onChoose(values.find((value) => String(value) === target.value))}
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {nameOf(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
