import type { RoomDoorFacts } from '@fivefold/room';
import { lazy, use, useState } from 'react';
import { useLocation } from 'wouter';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { LanguageChoice, ThemeButton } from '../room/AppearanceMenu.tsx';
import { TableBackground } from '../table/TableBackground.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { DialogLoading } from '../ui/DialogLoading.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { PinwheelLogo } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import styles from './Door.module.css';
import { DoorEnvelope } from './DoorEnvelope.tsx';
import { Invitation } from './Invitation.tsx';
import { useRoomDoorT } from './words.ts';

const RulesDialog = lazy(() =>
  loadChunk(() => import('../home/RulesDialog.tsx')).then((module) => ({ default: module.RulesDialog })),
);

interface DoorProps {
  readonly code: string;
  readonly facts: Promise<RoomDoorFacts | null>;
  /** Loads the facts again. */
  readonly onRetry: () => void;
}

/** Who invites to what, who is here, and a name and a face for the newcomer. */
export function RoomDoor({ code, facts: loading, onRetry }: DoorProps) {
  const facts = use(loading);
  const t = useT();
  const [rules, setRules] = useState(false);
  const game = facts?.game ?? null;
  return (
    <div className={styles.page} data-game={game ?? undefined} data-testid="door">
      {game && <TableBackground game={game} />}
      <header className={classNames(styles.header, 'flex flex-wrap items-center gap-3')}>
        <span className="figure flex flex-1 items-center gap-3 text-2xl">
          <PinwheelLogo />
          {t('app.name')}
        </span>
        <LanguageChoice small />
        <ThemeButton />
      </header>
      {facts?.locked ? (
        <LockedDoor facts={facts} onRetry={onRetry} />
      ) : (
        <Invitation code={code} facts={facts} onRules={() => setRules(true)} />
      )}
      {rules && game && (
        <SuspenseBoundary fallback={<DialogLoading onClose={() => setRules(false)} />}>
          <RulesDialog game={game} onClose={() => setRules(false)} />
        </SuspenseBoundary>
      )}
    </div>
  );
}

function LockedDoor({ facts, onRetry }: { readonly facts: RoomDoorFacts; readonly onRetry: () => void }) {
  const t = useT();
  const door = useRoomDoorT();
  const [, navigate] = useLocation();
  return (
    <main className="grid place-items-center px-4">
      <DoorEnvelope>
        <section className={classNames(styles.letter, styles.locked)} data-testid="door-invite">
          <GameEmblem game={facts.game} />
          <h1 {...screenHeadingProps}>{gameTitle(facts.game, t.lang)}</h1>
          <p>
            <strong>{door('locked')}</strong> {door('locked.text')}
          </p>
          <Button kind="primary" big onClick={onRetry} data-testid="door-retry">
            {door('locked.again')}
          </Button>
          <Button big onClick={() => navigate('/')} data-testid="own-table">
            {door('locked.own')}
          </Button>
        </section>
      </DoorEnvelope>
    </main>
  );
}
