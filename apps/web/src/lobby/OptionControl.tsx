import type { OptionValue } from '@fivefold/room';
import type { AnyGame } from '@fivefold/rules';
import type { ReactNode } from 'react';
import type { GameResultMessages } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { SegmentedControl, ToggleButtons } from '../ui/Controls.tsx';
import { Switch } from '../ui/FormControls.tsx';
import styles from './LobbyOptions.module.css';
import {
  type LobbyOptionWishes,
  membersWishingOption,
  myOptionWish,
  type OptionChoice,
  WishedOptionValue,
  WishedOptionValues,
} from './OptionWishes.tsx';
import { isOptionValueAllowed, type OptionField, type OptionValues } from './optionFields.ts';
import { useLobbyT } from './words.ts';

interface OptionControlProps {
  readonly field: OptionField;
  readonly game: AnyGame;
  readonly words: GameResultMessages | null;
  readonly now: OptionValues;
  readonly disabled: boolean;
  readonly onChoose: (value: unknown) => void;
  readonly wishes: LobbyOptionWishes | undefined;
}

const ON_OFF: readonly OptionValue[] = [true, false];

/** Hosts choose a value, guests tap the values that they would like; everybody sees whose faces stand on them. */
export function OptionControl(props: OptionControlProps) {
  const { field, game, words, now, disabled, onChoose, wishes } = props;
  const { lang } = useT();
  const lobby = useLobbyT();
  const { key } = field;
  const label = words?.maybe(lang, `option.${key}`) ?? key;
  const hint = words?.maybe(lang, `option.${key}.hint`) ?? undefined;
  const nameOf = (value: OptionValue): string =>
    typeof value === 'boolean'
      ? lobby(value ? 'options.on' : 'options.off')
      : (words?.maybe(lang, `option.${key}.${String(value)}`) ?? String(value));
  const values: readonly OptionValue[] = field.kind === 'switch' ? ON_OFF : field.values;
  const choices = values
    // Numbers that other options rule out are hidden; other choices always stay.
    .filter((value) => field.kind !== 'number' || isOptionValueAllowed(game, now, key, value))
    .map((value) => ({
      value,
      name: nameOf(value),
      wishers: wishes ? membersWishingOption(wishes, key, value) : [],
    }));
  const parts: ControlProps = {
    option: key,
    label,
    hint,
    choices,
    wishes,
    now: now[key],
    disabled,
    onChoose,
  };
  if (wishes?.onWish) return <WishButtons {...parts} wishes={wishes} />;
  if (field.kind === 'switch') return <SwitchControl {...parts} />;
  return values.length <= MAX_SEGMENTS ? <Segments {...parts} /> : <Select {...parts} />;
}

/** More values than this become a select. */
const MAX_SEGMENTS = 6;

interface ControlProps {
  readonly option: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly choices: readonly OptionChoice[];
  readonly wishes: LobbyOptionWishes | undefined;
  readonly now: unknown;
  readonly disabled: boolean;
  readonly onChoose: (value: unknown) => void;
}

const testIdOf = (option: string) => `option-${option}`;

/** Form controls know values as text only. */
const valueOfText = (choices: readonly OptionChoice[], text: string) =>
  choices.find(({ value }) => String(value) === text)?.value;

const podelimRowSegmentsOf = ({ choices, wishes }: ControlProps) =>
  choices.map(({ value, name, wishers }) => ({
    value: String(value),
    label: <WishedOptionValue name={name} wishers={wishers} wishes={wishes} />,
  }));

function WishButtons({ wishes, ...parts }: ControlProps & { readonly wishes: LobbyOptionWishes }) {
  const { option, label, hint, choices, now } = parts;
  const wish = myOptionWish(wishes, option);
  const pressed = wish === undefined ? null : String(wish);
  return (
    <Labelled label={label} hint={hint}>
      <ToggleButtons
        label={label}
        current={String(now)}
        pressed={pressed}
        choices={podelimRowSegmentsOf({ wishes, ...parts })}
        onPress={(text) => wishes.onWish?.(option, text === pressed ? undefined : valueOfText(choices, text))}
        testId={testIdOf(option)}
      />
    </Labelled>
  );
}

function SwitchControl({ option, label, hint, choices, wishes, now, disabled, onChoose }: ControlProps) {
  return (
    <>
      <Switch
        label={label}
        {...(hint !== undefined && { hint })}
        checked={now === true}
        disabled={disabled}
        onChange={onChoose}
        testId={testIdOf(option)}
      />
      <WishedOptionValues option={option} choices={choices} wishes={wishes} />
    </>
  );
}

function Segments(parts: ControlProps) {
  const { option, label, hint, choices, now, disabled, onChoose } = parts;
  return (
    <Labelled label={label} hint={hint}>
      <SegmentedControl
        label={label}
        small
        disabled={disabled}
        value={String(now)}
        choices={podelimRowSegmentsOf(parts)}
        onChange={(text) => onChoose(valueOfText(choices, text))}
        testId={testIdOf(option)}
      />
    </Labelled>
  );
}

function Select({ option, label, hint, choices, wishes, now, disabled, onChoose }: ControlProps) {
  return (
    <>
      <label className="grid gap-2">
        <span className={styles.label}>{label}</span>
        <select
          className="text-field"
          value={String(now)}
          disabled={disabled}
          data-testid={testIdOf(option)}
          onChange={({ target }) => onChoose(valueOfText(choices, target.value))}
        >
          {choices.map(({ value, name }) => (
            <option key={String(value)} value={String(value)}>
              {name}
            </option>
          ))}
        </select>
        {hint && <small className="ink-2">{hint}</small>}
      </label>
      <WishedOptionValues option={option} choices={choices} wishes={wishes} />
    </>
  );
}

interface LabelledProps extends Pick<ControlProps, 'label' | 'hint'> {
  readonly children: ReactNode;
}

const Labelled = ({ label, hint, children }: LabelledProps) => (
  <>
    <span className={styles.label}>{label}</span>
    {children}
    {hint && <small className="ink-2">{hint}</small>}
  </>
);
