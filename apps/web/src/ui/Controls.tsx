import { type ReactNode, useId } from 'react';
import styles from './Controls.module.css';
import { classNames } from './classNames.ts';

interface SegmentedOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** The accessible name where the label is a picture or short. */
  readonly name?: string;
}

interface SegmentedControlProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly SegmentedOption<V>[];
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean;
  readonly small?: boolean;
  readonly testId?: string;
}

/** A few options side by side, as radio buttons. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, value, choices, onChange, disabled, small, testId } = props;
  const group = useId();
  return (
    <fieldset
      className={classNames(styles.segmented, small && styles.small)}
      disabled={disabled}
      data-testid={testId}
    >
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice} title={choice.name}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.name}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ToggleButtonsProps<V extends string> {
  readonly label: string;
  /** The value that is set now; a wish does not change it. */
  readonly current: V;
  readonly pressed: V | null;
  readonly choices: readonly SegmentedOption<V>[];
  readonly onPress: (value: V) => void;
  readonly testId?: string;
}

/** Looks like a `SegmentedControl`, for those who may not choose: they press a value, or the pressed one again. */
export function ToggleButtons<V extends string>(props: ToggleButtonsProps<V>) {
  const { label, current, pressed, choices, onPress, testId } = props;
  return (
    <fieldset className={classNames(styles.segmented, styles.small)} data-testid={testId}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === pressed}
          aria-current={choice.value === current}
          onClick={() => onPress(choice.value)}
        >
          <span>{choice.label}</span>
        </button>
      ))}
    </fieldset>
  );
}
