import type { ReactNode } from 'react';

/** Folded-paper players: flat facets, lit from the left. Drawn on 100 x 100 inside a pentagon. */
const ANIMALS = ['bear', 'owl', 'hare', 'cat', 'swan', 'fox', 'fish'] as const;
export type Animal = (typeof ANIMALS)[number] | 'robot';

const INK = '#15272c';
type Facet = readonly [color: string, points: string];

const FACETS: Record<Animal, readonly Facet[]> = {
  fox: [
    ['#a8431b', '27,25 46,42 30,54'],
    ['#7f3416', '33,33 43,42 33,48'],
    ['#93391a', '73,25 54,42 70,54'],
    ['#6f2d13', '67,33 57,42 67,48'],
    ['#ee7a35', '30,50 50,38 50,66 40,62'],
    ['#d9622a', '70,50 50,38 50,66 60,62'],
    ['#fbeee0', '30,50 41,61 50,80 35,66'],
    ['#ecd8c4', '70,50 59,61 50,80 65,66'],
    ['#d9622a', '41,61 50,64 50,80'],
    ['#bd4f20', '59,61 50,64 50,80'],
    [INK, '45.5,74 54.5,74 50,80'],
    [INK, '38,53 43,55 40,57.5'],
    [INK, '62,53 57,55 60,57.5'],
  ],
  hare: [
    ['#b7a7dc', '38,14 46,24 47,46 37,46'],
    ['#e6dcf5', '40,22 44,28 44,44 40,44'],
    ['#a391cd', '62,14 54,24 53,46 63,46'],
    ['#d7caee', '60,22 56,28 56,44 60,44'],
    ['#cfc3ea', '36,46 50,42 50,80 32,62'],
    ['#b9aadd', '64,46 50,42 50,80 68,62'],
    ['#efe9fa', '42,62 50,58 58,62 50,80'],
    ['#d9718a', '46.5,64 53.5,64 50,69'],
    [INK, '40,53 44,55 40,58'],
    [INK, '60,53 56,55 60,58'],
  ],
  owl: [
    ['#2c6a4e', '28,28 50,42 30,56'],
    ['#22563f', '72,28 50,42 70,56'],
    ['#3f8a66', '29,44 50,40 50,82 33,68'],
    ['#317355', '71,44 50,40 50,82 67,68'],
    ['#e9f3ec', '33,50 42,44 49,52 41,61'],
    ['#d7e8dd', '67,50 58,44 51,52 59,61'],
    [INK, '38,52 42,48.5 45,52.5 41,56'],
    [INK, '62,52 58,48.5 55,52.5 59,56'],
    ['#f2b23b', '46,58 54,58 50,67'],
    ['#cfe3d6', '43,70 50,66 57,70 50,79'],
  ],
  fish: [
    ['#5f9fd2', '20,56 36,42 46,56'],
    ['#3f83bd', '36,42 58,40 46,56'],
    ['#2b6ca3', '58,40 66,56 46,56'],
    ['#cfe2f2', '20,56 46,56 36,70'],
    ['#5f9fd2', '46,56 66,56 54,70 36,70'],
    ['#3f83bd', '66,56 54,70 70,62'],
    ['#2b6ca3', '64,54 82,36 83,52'],
    ['#1e4f7b', '70,46 82,36 76,34'],
    [INK, '31,54 34,51.5 36.5,54 34,56.5'],
  ],
  cat: [
    ['#3b2f3b', '29,26 47,42 31,54'],
    ['#b46a72', '33,35 42,43 34,48'],
    ['#2c222d', '71,26 53,42 69,54'],
    ['#8f525b', '67,35 58,43 66,48'],
    ['#4a3d4a', '31,48 50,40 50,80 33,66'],
    ['#382d39', '69,48 50,40 50,80 67,66'],
    ['#f2b23b', '37,54 44,52 44,58'],
    ['#f2b23b', '63,54 56,52 56,58'],
    [INK, '42,52 44,52 44,58'],
    [INK, '58,52 56,52 56,58'],
    ['#d9718a', '46.5,65 53.5,65 50,69.5'],
  ],
  swan: [
    ['#fffdf6', '24,60 46,48 52,66'],
    ['#ece4cf', '46,48 70,58 52,66'],
    ['#fbf6e8', '24,60 52,66 40,76'],
    ['#dcd2b8', '52,66 70,58 62,76 40,76'],
    ['#fffdf6', '58,56 56,34 63,26 64,36 70,58'],
    ['#ece4cf', '63,26 69,31 64,36'],
    ['#e8912d', '69,30 80,35 67,35'],
    [INK, '63.5,30 66,31.5 63.5,33'],
  ],
  bear: [
    ['#6e4a2c', '28,30 40,28 42,40 32,46'],
    ['#5d3d23', '72,30 60,28 58,40 68,46'],
    ['#a0764f', '31,42 50,36 50,60 40,62 32,62'],
    ['#865f3c', '69,42 50,36 50,60 60,62 68,62'],
    ['#865f3c', '32,60 42,60 50,82'],
    ['#6e4a2c', '68,60 58,60 50,82'],
    ['#e0c7a8', '40,60 50,56 50,80 42,72'],
    ['#cdae8a', '60,60 50,56 50,80 58,72'],
    [INK, '45,61 55,61 50,67.5'],
    [INK, '38,51 43,52.5 39,55'],
    [INK, '62,51 57,52.5 61,55'],
  ],
  robot: [
    ['#f2b23b', '47,22 53,22 53,28 47,28'],
    ['#6f8487', '49,28 51,28 51,38 49,38'],
    ['#a9babb', '32,40 50,36 68,40 50,44'],
    ['#93a7a9', '32,40 50,44 50,80 32,74'],
    ['#778d90', '68,40 50,44 50,80 68,74'],
    ['#f6f1e5', '36,51 46,53 46,60 36,58'],
    ['#e6e0d2', '64,51 54,53 54,60 64,58'],
    [INK, '40,54 43,54.6 43,57.5 40,57'],
    [INK, '60,54 57,54.6 57,57.5 60,57'],
    [INK, '41,67 50,69.5 59,67 59,69.5 50,72 41,69.5'],
  ],
};

export const ANIMAL_BACKGROUNDS: Record<Animal, string> = {
  fox: '#fbdcc0',
  hare: '#e2daf4',
  owl: '#cfe6d7',
  fish: '#cfe2f2',
  cat: '#f5d4cf',
  swan: '#f0d79a',
  bear: '#e9d8c5',
  robot: '#d0dddc',
};

export const drawAnimal = (animal: Animal): ReactNode =>
  FACETS[animal].map(([color, points]) => <polygon key={points} points={points} fill={color} />);

const hash = (text: string): number => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return sum;
};

/** An animal for each person, from the id, and no two alike as long as there are enough animals. */
export function animalsFor(
  people: readonly { readonly id: string; readonly bot?: boolean }[],
): readonly Animal[] {
  const taken = new Set<Animal>();
  return people.map(({ id, bot }) => {
    if (bot) return 'robot';
    const start = hash(id);
    const free = ANIMALS.map((_, i) => ANIMALS[(start + i) % ANIMALS.length]!).find((one) => !taken.has(one));
    const animal = free ?? ANIMALS[start % ANIMALS.length]!;
    taken.add(animal);
    return animal;
  });
}
