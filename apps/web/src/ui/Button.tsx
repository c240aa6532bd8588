import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';

type Kind = 'primary' | 'dark' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: Kind;
  readonly icon?: IconName;
  /** 52 px high: the main action of a screen. */
  readonly big?: boolean;
  readonly wide?: boolean;
  readonly off?: boolean | undefined;
}

/** Not to be pressed now. Unlike a disabled button it keeps the focus: who has just pressed it does not start over. */
const turnedOff = { 'aria-disabled': true, 'data-off': true, onClick: undefined };

export function Button({ kind = 'plain', icon, big, wide, off, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.button, styles[kind], big && styles.big, wide && styles.wide, className)}
      {...rest}
      {...(off && turnedOff)}
    >
      {icon && <Icon name={icon} size={big ? 22 : 20} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  /** Shown in the corner: unread messages. */
  readonly badge?: number;
  readonly bare?: boolean;
  readonly off?: boolean;
}

export function IconButton({ icon, label, badge = 0, bare, off, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.icon, bare && styles.bare, className)}
      aria-label={label}
      title={label}
      {...rest}
      {...(off && turnedOff)}
    >
      <Icon name={icon} size={bare ? 24 : 20} />
      {badge > 0 && <Badge>{badge > 99 ? '99+' : badge}</Badge>}
    </button>
  );
}

export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
