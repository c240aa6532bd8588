import { ANIMAL_FACES, type AnimalFace, type Face, type RoomView } from '@fivefold/room';
import { lazy, useState } from 'react';
import { loadChunk } from '../net/page.ts';
import { setPreferences } from '../state/preferences.ts';
import { Button } from '../ui/Button.tsx';
import { LabeledTextField } from '../ui/FormControls.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

const FacePicker = lazy(() =>
  loadChunk(() => import('../door/FacePicker.tsx')).then((module) => ({ default: module.FacePicker })),
);

interface RenameProps extends Pick<LobbyProps, 'view' | 'ask'> {
  readonly onDone: () => void;
}

/** Changes my name and my face in this room. */
export function RenameMemberForm({ view, ask, onDone }: RenameProps) {
  const lobby = useLobbyT();
  const now = view.members.find(({ id }) => id === view.me)?.name ?? '';
  const face = myAnimal(view);
  const [name, setName] = useState(now);
  const [wished, setWished] = useState(face);
  const isRenamed = name.trim() !== now;
  const save = async () => {
    if (wished !== face) {
      if (!(await ask({ type: 'chooseFace', face: wished }))) return;
      setPreferences({ face: wished });
    }
    if (isRenamed) {
      if (!(await ask({ type: 'rename', name }))) return;
      setPreferences({ name: name.trim() });
    }
    onDone();
  };
  return (
    <form
      className="grid gap-2"
      data-testid="rename"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LabeledTextField
        label={lobby('menu.rename')}
        value={name}
        autoComplete="nickname"
        onChange={({ target }) => setName(target.value)}
      />
      <SuspenseBoundary>
        <FacePicker value={wished} taken={facesOfOthers(view)} onChange={setWished} />
      </SuspenseBoundary>
      <Button type="submit" icon="check" disabled={name.trim() === '' || (!isRenamed && wished === face)}>
        {lobby('menu.rename.go')}
      </Button>
    </form>
  );
}

const myAnimal = ({ faces, me }: RoomView): AnimalFace =>
  ANIMAL_FACES.find((animal) => me !== null && animal === faces[me]) ?? ANIMAL_FACES[0];

const facesOfOthers = ({ members, faces, me }: RoomView): readonly { name: string; face: Face }[] =>
  members.flatMap(({ id, name }) => {
    const face = id === me ? undefined : faces[id];
    return face ? [{ name, face }] : [];
  });
