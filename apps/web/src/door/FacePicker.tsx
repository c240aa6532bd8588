import { ANIMAL_FACES, type AnimalFace, type Face } from '@fivefold/room';
import { useId } from 'react';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import styles from './FacePicker.module.css';
import { useRoomDoorT } from './words.ts';

interface FacePickerProps {
  readonly value: AnimalFace;
  /** Who has which face. */
  readonly taken: readonly { readonly name: string; readonly face: Face }[];
  readonly onChange: (face: AnimalFace) => void;
}

export const freeAnimalFaces = (taken: FacePickerProps['taken']): readonly AnimalFace[] =>
  ANIMAL_FACES.filter((animal) => !taken.some(({ face }) => face === animal));

/** The animals as radio buttons; a taken one is grey and says whose it is. */
export function FacePicker({ value, taken, onChange }: FacePickerProps) {
  const t = useRoomDoorT();
  const group = useId();
  const free = freeAnimalFaces(taken);
  const surprise = () => {
    const others = free.filter((animal) => animal !== value);
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (others.length > 0) onChange(others[random % others.length]!);
  };
  return (
    <fieldset className={classNames(styles.faces, 'grid gap-2')} data-testid="face-picker">
      <legend className="flex justify-between w-full ink-2 text-sm">
        <span>{t('face')}</span>
        {taken.length > 0 && <span>{t('face.taken', { n: taken.length })}</span>}
      </legend>
      <div className={classNames(styles.list, 'grid gap-1')}>
        {ANIMAL_FACES.map((animal) => {
          const owner = taken.find(({ face }) => face === animal);
          const name = t(`animal.${animal}`);
          return (
            <label
              key={animal}
              data-my-face={animal === value || undefined}
              className="grid justify-items-center content-start min-w-0 min-h-target rounded-button"
              title={owner ? t('face.takenBy', { face: name, name: owner.name }) : name}
            >
              <input
                type="radio"
                className="visually-hidden"
                name={group}
                value={animal}
                checked={animal === value}
                disabled={owner !== undefined}
                aria-label={owner ? t('face.takenBy', { face: name, name: owner.name }) : name}
                onChange={() => onChange(animal)}
              />
              <Avatar
                face={animal}
                away={owner !== undefined}
                {...(animal === value ? { ring: null } : {})}
              />
              {owner && (
                <bdi aria-hidden="true" className="truncate w-full text-center text-sm ink-2">
                  {owner.name}
                </bdi>
              )}
            </label>
          );
        })}
        <Button onClick={surprise} style={{ gridColumn: 'span 2', paddingInline: 0 }}>
          {t('face.surprise')}
        </Button>
      </div>
    </fieldset>
  );
}
