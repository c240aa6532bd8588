import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';

interface PlayerNameProps {
  readonly name: string;
  readonly className?: string | undefined;
  /** Marks that keep their place beside the name: crown, bot. */
  readonly children?: ReactNode;
}

/** A name on one line; where it is cut, its tooltip is the full name. */
export function PlayerName({ name, className, children }: PlayerNameProps) {
  return (
    <span
      className={classNames('flex items-center gap-1 min-w-0 font-semibold leading-snug', className)}
      data-part="name"
      title={name}
    >
      <bdi className="truncate">{name}</bdi>
      {children}
    </span>
  );
}
