import type { AnyGame, GameId } from '@fivefold/rules';
import { use, useRef } from 'react';
import { loadGameModule } from '../games/registry.ts';
import { loadRules } from '../games/rules.ts';
import type { AnyGameModule, GameResultMessages } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { SegmentedControl, Switch } from '../ui/Controls.tsx';
import styles from './LobbyOptions.module.css';
import {
  isOptionValueAllowed,
  type OptionField,
  type OptionValues,
  optionFieldsOf,
  optionsAfterChoice,
} from './optionFields.ts';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface OptionsForm {
  readonly game: AnyGame;
  readonly fields: readonly OptionField[];
  readonly words: GameResultMessages | null;
  readonly asks: AnyGameModule['showsOption'];
}
const forms = new Map<GameId, Promise<OptionsForm>>();

/** Rules and messages come with the game's chunk, which the table needs next. */
function formOf(id: GameId): Promise<OptionsForm> {
  let form = forms.get(id);
  if (!form) {
    form = Promise.all([loadRules(id), loadGameModule(id)]).then(([game, table]) => ({
      game,
      fields: optionFieldsOf(game),
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
  // Without this, a second change before the answer to the first would undo it.
  const lobby = useLobbyT();
  const sent = useRef<OptionValues>(null);
  const choose = (options: OptionValues) => {
    sent.current = options;
    void ask({ type: 'choose', game: view.game, options: options as never }).then(() => {
      if (sent.current === options) sent.current = null;
    });
  };
  return (
    <OptionControls
      game={view.game}
      options={view.options as OptionValues}
      latest={() => sent.current}
      onChange={choose}
      {...(!host && {
        onAsk: (option, value) => void ask({ type: 'say', text: lobby('options.asked', { option, value }) }),
      })}
    />
  );
}

interface OptionControlsProps {
  readonly game: GameId;
  readonly options: OptionValues;
  /** Newer options that are on their way. */
  readonly latest?: () => OptionValues | null;
  readonly disabled?: boolean;
  readonly onChange: (options: OptionValues) => void;
  /** For guests: asks the hosts for this value instead of choosing it. */
  readonly onAsk?: (option: string, value: string) => void;
}

/** One control for each option of a game. */
export function OptionControls(props: OptionControlsProps) {
  const { game: id, options: now, latest, disabled = false, onChange, onAsk } = props;
  const { game, fields, words, asks } = use(formOf(id));
  const choose = (key: string, value: unknown) => {
    const options = optionsAfterChoice(game, latest?.() ?? now, key, value);
    if (options) onChange(options);
  };
  const asked = fields.filter(({ key }) => asks?.(key, now) ?? true);
  return asked.map((field) => (
    <OptionControl
      key={field.key}
      field={field}
      game={game}
      words={words}
      now={now}
      disabled={disabled}
      onChoose={(value) => choose(field.key, value)}
      onAsk={onAsk}
    />
  ));
}

interface OptionControlProps {
  readonly field: OptionField;
  readonly game: AnyGame;
  readonly words: GameResultMessages | null;
  readonly now: OptionValues;
  readonly disabled: boolean;
  readonly onChoose: (value: unknown) => void;
  readonly onAsk: OptionControlsProps['onAsk'];
}

/** More values than this become a select. */
const MAX_SEGMENTS = 6;

function OptionControl(props: OptionControlProps) {
  const { field, game, words, now, disabled, onAsk } = props;
  const { lang } = useT();
  const lobby = useLobbyT();
  const { key } = field;
  const label = words?.maybe(lang, `option.${key}`) ?? key;
  const hint = words?.maybe(lang, `option.${key}.hint`) ?? undefined;
  const nameOf = (value: unknown): string =>
    words?.maybe(lang, `option.${key}.${String(value)}`) ?? String(value);
  const valueName = (value: unknown) =>
    typeof value === 'boolean' ? lobby(value ? 'options.on' : 'options.off') : nameOf(value);
  const onChoose = onAsk ? (value: unknown) => onAsk(label, valueName(value)) : props.onChoose;
  const testId = `option-${key}`;
  if (field.kind === 'switch')
    return (
      <Switch
        label={label}
        {...(hint !== undefined && { hint })}
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
        {hint && <small className="ink-2">{hint}</small>}
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
      {hint && <small className="ink-2">{hint}</small>}
    </label>
  );
}
