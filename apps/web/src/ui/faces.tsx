import { ANIMAL_DRAWINGS, type FaceDrawing, THING_DRAWINGS } from '@fivefold/art';
import type { Face } from '@fivefold/room';
import type { ReactNode } from 'react';

const FACES: Readonly<Record<Face, FaceDrawing>> = { ...ANIMAL_DRAWINGS, ...THING_DRAWINGS };

export const faceBackground = (face: Face): string => FACES[face].background;

export const drawFace = (face: Face): ReactNode =>
  FACES[face].facets.map(([color, points]) => <polygon key={points} points={points} fill={color} />);
