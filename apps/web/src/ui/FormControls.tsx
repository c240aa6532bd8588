import { type ComponentProps, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './FormControls.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly testId?: string;
}

export function Switch({ label, hint, checked, onChange, disabled, testId }: SwitchProps) {
  return (
    <label className="flex items-center justify-between gap-4 min-h-target font-medium">
      <span>
        {label}
        {hint && <small className="block ink-3 font-normal text-sm">{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        data-testid={testId}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly error?: string | null;
}

export function LabeledTextField({ label, hideLabel, error, className, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'font-medium text-sm ink-2'}>
        {label}
      </label>
      <input
        id={id}
        className={classNames(styles.input, 'text-field text-lg py-2')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...rest}
      />
      {error && (
        <p id={`${id}-error`} className="danger font-medium text-md" role="alert" data-testid="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

export function Slider({ label, ...rest }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className="flex items-center justify-between gap-4 min-h-target font-medium">
      <span>{label}</span>
      <input type="range" className={styles.slider} {...rest} />
    </label>
  );
}
