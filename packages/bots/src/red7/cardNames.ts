import type { Color } from '@fivefold/rules/red7';
import type { ReasonLanguage } from '../reasonTexts.ts';

const COLORS: Readonly<Record<ReasonLanguage, Readonly<Record<Color, string>>>> = {
  en: { R: 'red', O: 'orange', Y: 'yellow', G: 'green', C: 'blue', I: 'indigo', V: 'violet' },
  ru: {
    R: 'красная',
    O: 'оранжевая',
    Y: 'жёлтая',
    G: 'зелёная',
    C: 'голубая',
    I: 'синяя',
    V: 'фиолетовая',
  },
  de: { R: 'Rot', O: 'Orange', Y: 'Gelb', G: 'Grün', C: 'Blau', I: 'Indigo', V: 'Violett' },
};
const CARDS = /^[ROYGCIV][1-7]( [ROYGCIV][1-7])*$/;

/** "red 6, violet 1" for `R6 V1`. In Russian the sentences use the nominative. */
export function nameRed7Cards(text: string, language: ReasonLanguage): string {
  if (!CARDS.test(text)) return text;
  const names = text.split(' ').map((card) => `${COLORS[language][card[0] as Color]} ${card[1]}`);
  return names.join(', ');
}
