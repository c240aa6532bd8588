import { type ReactNode, useId, useRef } from 'react';
import { Badge } from './Button.tsx';
import { classNames } from './classNames.ts';
import styles from './Tabs.module.css';

export interface TabDefinition<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly badge?: number;
  readonly badgeLabel?: string;
}

interface TabsProps<V extends string> {
  readonly label: string;
  readonly tabs: readonly TabDefinition<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Tabs<V extends string>({ label, tabs, value, onChange, aside, children }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (by: number) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = (at + by + tabs.length) % tabs.length;
    onChange(tabs[next]!.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="head-and-rest ink h-full">
      <div className={styles.bar}>
        <div
          ref={list}
          className={classNames(styles.list, 'flex min-w-0')}
          role="tablist"
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') step(1);
            if (event.key === 'ArrowLeft') step(-1);
          }}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              className={styles.tab}
              data-testid={`tab-${tab.value}`}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
              {tab.badge ? (
                <>
                  <Badge>{tab.badge > 99 ? '99+' : tab.badge}</Badge>
                  <span className="visually-hidden">{tab.badgeLabel}</span>
                </>
              ) : null}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className="min-h-0 min-w-0 grid"
      >
        {children}
      </div>
    </div>
  );
}
