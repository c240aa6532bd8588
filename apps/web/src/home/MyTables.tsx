import { type MemberNameAndFace, truncateName } from '@fivefold/room';
import { useState } from 'react';
import { Link } from 'wouter';
import { gameTitle } from '../games/manifests.ts';
import type { RememberedTable } from '../room/knownTables.ts';
import { joinNamesWithAnd } from '../state/selectors.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import styles from './MyTables.module.css';
import { useMyTables } from './useMyTables.ts';
import { useHomeT } from './words.ts';

/** More would push the games off a phone. */
const SHOWN = 2;
const SHOWN_PEOPLE = 3;

/** The rooms that this browser knows: game, people, and whether it is my turn. */
export function MyTables() {
  const t = useHomeT();
  const { tables, forget } = useMyTables();
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  const shown = all ? tables : tables.slice(0, SHOWN);
  const more = tables.length - shown.length;
  return (
    <section className={styles.tables} aria-labelledby="my-tables" data-testid="my-tables">
      <h2 id="my-tables" className="visually-hidden">
        {t('tables')}
      </h2>
      {shown.map((table) => (
        <TableRow key={table.code} table={table} onForget={() => forget(table.code)} />
      ))}
      {more > 0 && (
        <Button kind="quiet" onClick={() => setAll(true)} data-testid="all-tables">
          {t('tables.more', { n: more })}
        </Button>
      )}
    </section>
  );
}

function TableRow({ table, onForget }: { readonly table: RememberedTable; readonly onForget: () => void }) {
  const t = useHomeT();
  const { code, game, status, people, myTurn } = table;
  const title = gameTitle(game, t.lang);
  // On a phone the names need the room.
  const faces = isHandheld(useLayout()) ? [] : people.slice(0, SHOWN_PEOPLE);
  return (
    <article className={styles.row} data-mine={myTurn || undefined}>
      <Link href={`/r/${code}`} className={styles.open!} data-testid="my-table">
        <GameEmblem game={game} />
        <span className="flex-1 grid truncate">
          <strong>{title}</strong>{' '}
          <span className="truncate">
            <Names people={people} />
          </span>
        </span>
        {faces.map(({ name, face }) => (
          <Avatar key={name} face={face} />
        ))}
        <span data-testid={myTurn ? 'table-waiting' : undefined}>
          <Chip tone={myTurn ? 'act' : 'quiet'}>{t(`tables.${myTurn ? 'turn' : status}`)}</Chip>
        </span>
      </Link>
      <IconButton
        icon="close"
        bare
        label={t('tables.forget', { game: title, code })}
        onClick={onForget}
        data-testid="forget-table"
      />
    </article>
  );
}

function Names({ people }: { readonly people: readonly MemberNameAndFace[] }) {
  const t = useHomeT();
  if (people.length === 0) return t('tables.alone');
  const all = people.map(({ name }) => truncateName(name));
  const rest = all.length - SHOWN_PEOPLE;
  const names = rest > 0 ? [...all.slice(0, SHOWN_PEOPLE), t('tables.names.more', { n: rest })] : all;
  return t('tables.people', {
    names: joinNamesWithAnd(names, (first, last) => t('tables.and', { first, last })),
  });
}
