import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

type ButtonKind = 'primary' | 'good' | 'dark' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** 52 px high: the main action of a screen. */
  readonly big?: boolean;
  readonly wide?: boolean;
  readonly inactive?: boolean | undefined;
  /** For example a layout in which the icon is enough, and screen readers still read the words. */
  readonly wordsClassName?: string;
}

/** Inactive but focusable: a disabled button would lose the focus of a person who has just pressed it. */
const INACTIVE_PROPS = { 'aria-disabled': true, 'data-off': true, onClick: undefined };

/** The label of a main button while what it sent is on its way; null: nothing is. */
export const SendingButtonLabelContext = createContext<string | null>(null);

export function Button({
  kind = 'plain',
  icon,
  big,
  wide,
  inactive,
  className,
  wordsClassName,
  children,
  ...rest
}: ButtonProps) {
  const label = useContext(SendingButtonLabelContext);
  const sending = label !== null && kind === 'primary' && big === true;
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[kind], big && styles.big, wide && 'w-full', className)}
      {...rest}
      {...((inactive || sending) && INACTIVE_PROPS)}
      {...(sending && { 'aria-busy': true })}
    >
      {icon && !sending && <Icon name={icon} size={big ? 22 : 20} />}
      <span className={classNames('text-balance', wordsClassName)}>{sending ? label : children}</span>
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  /** Shown in the corner: unread messages. */
  readonly badge?: number;
  readonly bare?: boolean;
  readonly inactive?: boolean;
}

export function IconButton({ icon, label, badge = 0, bare, inactive, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.icon, bare && styles.bare, className)}
      aria-label={label}
      title={label}
      {...rest}
      {...(inactive && INACTIVE_PROPS)}
    >
      <Icon name={icon} size={bare ? 24 : 20} />
      {badge > 0 && <Badge>{badge > 99 ? '99+' : badge}</Badge>}
    </button>
  );
}

export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
