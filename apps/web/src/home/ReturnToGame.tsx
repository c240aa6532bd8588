import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../i18n/useT.ts';
import { forgetTable, lastTable } from '../room/lastTable.ts';
import { Button } from '../ui/Button.tsx';
import { en } from './en.ts';
import styles from './ReturnToGame.module.css';
import { ru } from './ru.ts';

const words = { en, ru };

/** The way back into a running game. */
export function ReturnToGame() {
  const t = useMessages(words);
  const [, navigate] = useLocation();
  const [code] = useState(lastTable);
  if (code === null) return null;
  return (
    <Button
      big
      icon="play"
      className={styles.back}
      data-testid="back-to-table"
      onClick={() => {
        forgetTable(code); // a table that still exists is remembered again
        navigate(`/r/${code}`);
      }}
    >
      {t('back', { code })}
    </Button>
  );
}
