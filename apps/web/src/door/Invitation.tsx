import { type AnimalFace, truncateName } from '@fivefold/room';
import { useState } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { rememberFacePlace } from '../room/faceTravel.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { LabeledTextField } from '../ui/FormControls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import styles from './Door.module.css';
import { DoorEnvelope } from './DoorEnvelope.tsx';
import { DoorHeading, DoorPeople } from './DoorPeople.tsx';
import { RoomDoorTable } from './DoorTable.tsx';
import { type OpenRoomDoorFacts, roomDoorStateOf } from './doorState.ts';
import { FacePicker, freeAnimalFaces } from './FacePicker.tsx';
import { useEnterRoom } from './useEnterRoom.ts';
import { useRoomDoorT } from './words.ts';

interface InvitationProps {
  readonly code: string;
  readonly facts: OpenRoomDoorFacts | null;
  readonly onRules: () => void;
}

/** Who invites to what, and a name and a face for the newcomer. */
export function Invitation({ code, facts, onRules }: InvitationProps) {
  const t = useT();
  const door = useRoomDoorT();
  const known = usePreferences((preferences) => preferences.name);
  const kept = usePreferences((preferences) => preferences.face);
  const taken = facts ? [...(facts.host ? [facts.host] : []), ...facts.others] : [];
  const free = freeAnimalFaces(taken);
  const [name, setName] = useState(known);
  const [wished, setWished] = useState<AnimalFace | null>(null);
  const [fallback] = useState(() => free[Math.floor(Math.random() * free.length)] ?? 'fox');
  const [choosesFace, setChoosesFace] = useState(known === '');
  const { enter, busy, error, clearError } = useEnterRoom(code);
  const state = roomDoorStateOf(facts);
  const face = wished ?? (kept !== '' && free.includes(kept) ? kept : fallback);
  const canSit = state === 'free' || state === 'bot' || state === 'unknown';
  // The next free chair of a full table is mine; of a running game I choose.
  const primarySits = state !== 'playing';

  const enterAs = (form: HTMLElement, sit: boolean) => {
    const trimmed = name.trim();
    if (trimmed !== '') setPreferences({ name: trimmed, face });
    rememberFacePlace(sit ? form.querySelector('[data-my-face] [data-face]') : null);
    void enter(trimmed, sit, canSit);
  };
  const small = isHandheld(useLayout());
  const table = facts && (
    <RoomDoorTable facts={facts} me={canSit ? { name: name.trim() || door('you'), face } : null} />
  );
  return (
    <main className={styles.main}>
      {!small && table}
      <DoorEnvelope>
        <form
          className={styles.letter}
          data-testid="door-invite"
          data-state={state}
          onSubmit={(event) => {
            event.preventDefault();
            enterAs(event.currentTarget, primarySits);
          }}
        >
          <DoorHeading code={code} facts={facts} emblem={small} />
          {small && table}
          {facts && <DoorPeople facts={facts} faces={!small} />}
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
            error={error}
            readOnly={busy}
            autoComplete="nickname"
            ref={small ? undefined : focusField}
            data-testid="name"
            onChange={(event) => {
              setName(event.target.value);
              clearError();
            }}
          />
          {choosesFace ? (
            <FacePicker value={face} taken={taken} onChange={setWished} />
          ) : (
            <KnownFace name={known} face={face} onChange={() => setChoosesFace(true)} />
          )}
          <div className={classNames(styles.actions, 'flex flex-wrap justify-center gap-3')}>
            <Button kind="primary" big type="submit" disabled={busy} data-testid="enter">
              {door(canSit ? 'sit' : 'watch.only')}
            </Button>
            {canSit && (
              <Button
                big
                kind={small ? 'quiet' : 'plain'}
                icon="eye"
                disabled={busy}
                onClick={({ currentTarget: { form } }) => enterAs(form!, false)}
                data-testid="just-watch"
              >
                {door('watch')}
              </Button>
            )}
            {state === 'playing' && (
              <Button
                big
                disabled={busy}
                onClick={({ currentTarget: { form } }) => enterAs(form!, true)}
                data-testid="sit-next"
              >
                {door('next')}
              </Button>
            )}
          </div>
          <p className="text-sm ink-2">{door('room', { code: code.toUpperCase() })}</p>
        </form>
      </DoorEnvelope>
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

/** Replaces the picker where name and face are known already. */
function KnownFace({ name, face, onChange }: KnownFaceProps) {
  const door = useRoomDoorT();
  return (
    <div className="flex items-center gap-3" data-my-face data-testid="known-face">
      <Avatar face={face} />
      <span className="flex-1">{door('welcome', { name: truncateName(name) })}</span>
      <Button onClick={onChange} data-testid="change-face">
        {door('face.change')}
      </Button>
    </div>
  );
}
