import { type AnimalFace, type RoomDoorFacts, truncateName } from '@fivefold/room';
import { lazy, use, useState } from 'react';
import { useLocation } from 'wouter';
import { gameTitle } from '../games/manifests.ts';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { rememberMemberLeftLobbySeat } from '../lobby/useLobby.ts';
import { loadChunk } from '../net/page.ts';
import { enterRoom } from '../net/session.ts';
import { LanguageChoice, ThemeButton } from '../room/AppearanceMenu.tsx';
import { useIsServerUnreachable } from '../room/OfflineBanner.tsx';
import { newMemberProfileFromPreferences, setPreferences, usePreferences } from '../state/preferences.ts';
import { joinNamesWithAnd } from '../state/selectors.ts';
import { TableBackground } from '../table/TableBackground.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { DialogLoading } from '../ui/DialogLoading.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { LabeledTextField } from '../ui/FormControls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import { PinwheelLogo } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import styles from './Door.module.css';
import { RoomDoorTable } from './DoorTable.tsx';
import { type OpenRoomDoorFacts, roomDoorStateOf } from './doorState.ts';
import { FacePicker, freeAnimalFaces } from './FacePicker.tsx';
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

/** Who invites to what, who is here, and a name and a face for the one who comes. */
export function RoomDoor({ code, facts: loading, onRetry }: DoorProps) {
  const facts = use(loading);
  const t = useT();
  const [rules, setRules] = useState(false);
  const game = facts?.game ?? null;
  return (
    <div className={styles.page} data-game={game ?? undefined} data-testid="door">
      {game && <TableBackground game={game} />}
      <header className={classNames(styles.header, 'flex flex-wrap items-center gap-3')}>
        <span className={styles.logo}>
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
    <main className={classNames(styles.locked, 'grid place-items-center')}>
      <section className={styles.letter} data-testid="door-invite">
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
    </main>
  );
}

interface InvitationProps {
  readonly code: string;
  readonly facts: OpenRoomDoorFacts | null;
  readonly onRules: () => void;
}

function Invitation({ code, facts, onRules }: InvitationProps) {
  const t = useT();
  const door = useRoomDoorT();
  const known = usePreferences((preferences) => preferences.name);
  const kept = usePreferences((preferences) => preferences.face);
  const taken = facts ? [...(facts.host ? [facts.host] : []), ...facts.others] : [];
  const free = freeAnimalFaces(taken);
  const [name, setName] = useState(known);
  const [wished, setWished] = useState<AnimalFace | null>(null);
  const [fallback] = useState(() => free[Math.floor(Math.random() * free.length)] ?? 'fox');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [choosesFace, setChoosesFace] = useState(known === '');
  const late = useIsServerUnreachable(busy);
  const state = roomDoorStateOf(facts);
  const face = wished ?? (kept !== '' && free.includes(kept) ? kept : fallback);
  const canSit = state === 'free' || state === 'bot' || state === 'unknown';

  const enter = async (watches: boolean) => {
    if (name.trim() === '') return setError(t('refusal.name-empty'));
    setBusy(true);
    setPreferences({ name: name.trim(), face });
    rememberMemberLeftLobbySeat(code.toUpperCase(), watches);
    const entered = await enterRoom(code, newMemberProfileFromPreferences(name.trim()));
    setBusy(false);
    if (!entered.ok) setError(refusalText(t, entered.error));
  };
  const small = isHandheld(useLayout());
  const table = facts && (
    <RoomDoorTable facts={facts} me={canSit ? { name: name.trim() || t('home.name'), face } : null} />
  );
  return (
    <main className={styles.main}>
      {!small && table}
      <form
        className={styles.letter}
        data-testid="door-invite"
        data-state={state}
        onSubmit={(event) => {
          event.preventDefault();
          // The next free chair of a full table is mine; of a running game I choose.
          void enter(state === 'playing');
        }}
      >
        <DoorHeading code={code} facts={facts} emblem={small} />
        {small && table}
        {facts && <People facts={facts} faces={!small} />}
        {facts && (
          <button
            type="button"
            className={classNames(styles.rules, 'flex items-center gap-2 min-h-target font-semibold')}
            onClick={onRules}
            data-testid="how-to-play"
          >
            <Icon name="help" size={18} />
            {door('rules', { game: gameTitle(facts.game, t.lang) })}
          </button>
        )}
        <LabeledTextField
          label={t('home.name')}
          value={name}
          error={late ? t('home.offline') : error}
          readOnly={busy}
          autoComplete="nickname"
          ref={small ? undefined : focusField}
          data-testid="name"
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
        />
        {choosesFace ? (
          <FacePicker value={face} taken={taken} onChange={setWished} />
        ) : (
          <KnownFace name={known} face={face} onChange={() => setChoosesFace(true)} />
        )}
        <div className={classNames(styles.actions, 'flex flex-wrap gap-3')}>
          <Button kind="primary" big type="submit" disabled={busy} data-testid="enter">
            {door(canSit ? 'sit' : 'watch.only')}
          </Button>
          {canSit && (
            <Button big icon="eye" disabled={busy} onClick={() => void enter(true)} data-testid="just-watch">
              {door('watch')}
            </Button>
          )}
          {state === 'playing' && (
            <Button big disabled={busy} onClick={() => void enter(false)} data-testid="sit-next">
              {door('next')}
            </Button>
          )}
        </div>
        <p className="text-sm ink-2">{door('room', { code: code.toUpperCase() })}</p>
      </form>
    </main>
  );
}

/** On a phone the keyboard would cover the invitation. */
const focusField = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true });

interface KnownFaceProps {
  readonly name: string;
  readonly face: AnimalFace;
  readonly onChange: () => void;
}

/** Instead of the picker for somebody who has a name and a face already. */
function KnownFace({ name, face, onChange }: KnownFaceProps) {
  const door = useRoomDoorT();
  return (
    <div className="flex items-center gap-3" data-testid="known-face">
      <Avatar face={face} />
      <span className="flex-1">{door('welcome', { name: truncateName(name) })}</span>
      <Button onClick={onChange} data-testid="change-face">
        {door('face.change')}
      </Button>
    </div>
  );
}

function DoorHeading({
  code,
  facts,
  emblem,
}: Omit<InvitationProps, 'onRules'> & { readonly emblem: boolean }) {
  const t = useT();
  const door = useRoomDoorT();
  const game = facts && gameTitle(facts.game, t.lang);
  const text = !game
    ? t('door.title', { code: code.toUpperCase() })
    : facts.host
      ? door('invites', { name: truncateName(facts.host.name), game })
      : door('invites.nobody', { game });
  return (
    <h1 {...screenHeadingProps} className="flex items-center gap-3">
      {emblem && facts && <GameEmblem game={facts.game} />}
      <span>{text}</span>
    </h1>
  );
}

const SHOWN_NAMES = 3;

/** Who is here, and whether there is a chair. */
function People({ facts, faces }: { readonly facts: OpenRoomDoorFacts; readonly faces: boolean }) {
  const door = useRoomDoorT();
  const { host, others, bots, freeSeats, round } = facts;
  const state = roomDoorStateOf(facts);
  const all = others.map(({ name }) => truncateName(name));
  const rest = all.length - SHOWN_NAMES;
  const names = rest > 0 ? [...all.slice(0, SHOWN_NAMES), door('others.more', { n: rest })] : all;
  const here = joinNamesWithAnd(names, (first, last) => door('and', { first, last }));
  return (
    <div className="flex items-center gap-3">
      {faces && others.length > 0 && (
        <span className="flex flex-none">
          {others.slice(0, SHOWN_NAMES).map(({ name, face }) => (
            <Avatar key={name} face={face} />
          ))}
        </span>
      )}
      <p>
        <strong>
          {others.length > 0
            ? door(others.length === 1 ? 'others.one' : 'others.many', { names: here })
            : host && door('alone', { name: truncateName(host.name) })}
        </strong>{' '}
        {state === 'free' && (
          <span>
            <b className="jade">{door('free', { n: freeSeats })}</b>, {door('free.more')}
          </span>
        )}
        {state === 'bot' && <span>{door('bot', { name: bots[0]!.name })}</span>}
        {state === 'full' && <span>{door('full')}</span>}
        {state === 'playing' && <span>{round ? door('playing.round', { n: round }) : door('playing')}</span>}
      </p>
    </div>
  );
}
