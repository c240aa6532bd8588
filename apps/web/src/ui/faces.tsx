import { ANIMAL_DRAWINGS, BOT_FACE_DRAWINGS, type FaceDrawing, polygonsOf } from '@fivefold/art';
import type { Face } from '@fivefold/room';
import type { ReactNode } from 'react';

const FACES: Readonly<Record<Face, FaceDrawing>> = { ...ANIMAL_DRAWINGS, ...BOT_FACE_DRAWINGS };

export const faceBackground = (face: Face): string => FACES[face].background;

export const drawPlayerFace = (face: Face): ReactNode =>
  polygonsOf(FACES[face]).map(([color, points]) => <polygon key={points} points={points} fill={color} />);
