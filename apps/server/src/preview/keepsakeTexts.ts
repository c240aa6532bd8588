import type { Language } from '@fivefold/art';
import { type EveningSummary, type EveningTitleKind, truncateName } from '@fivefold/room';

export interface EveningKeepsakeTexts {
  readonly title: string;
  readonly date: string;
  readonly titles: Readonly<Record<EveningTitleKind, string>>;
  readonly bot: string;
}

interface Sentences extends Pick<EveningKeepsakeTexts, 'titles' | 'bot'> {
  readonly wins: (name: string) => string;
  readonly share: (first: string, last: string) => string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    wins: (name) => `${name} wins the evening`,
    share: (first, last) => `${first} and ${last} share the evening`,
    bot: 'bot',
    titles: {
      direct: 'Crystal hunter',
      builder: 'Master builder',
      alone: 'Boldest claim',
      ruler: 'Rule maker',
      keen: 'Long arm',
      stubborn: 'Most stubborn',
      champion: 'Champion',
      tireless: 'Never tired',
      company: 'Good company',
    },
  },
  ru: {
    wins: (name) => `${name}: победа вечера`,
    share: (first, last) => `${first} и ${last} делят победу`,
    bot: 'бот',
    titles: {
      direct: 'Охота за кристаллами',
      builder: 'Мастер-строитель',
      alone: 'Самая смелая заявка',
      ruler: 'Автор правил',
      keen: 'Длинная рука',
      stubborn: 'Самое упорное сердце',
      champion: 'Чемпион вечера',
      tireless: 'Без устали',
      company: 'Душа компании',
    },
  },
  de: {
    wins: (name) => `${name} gewinnt den Abend`,
    share: (first, last) => `${first} und ${last} teilen sich den Abend`,
    bot: 'Bot',
    titles: {
      direct: 'Kristalljagd',
      builder: 'Baukunst',
      alone: 'Kühnster Griff',
      ruler: 'Neue Regeln',
      keen: 'Langer Arm',
      stubborn: 'Größte Ausdauer',
      champion: 'Krone des Abends',
      tireless: 'Nie müde',
      company: 'Gute Gesellschaft',
    },
  },
};

/** Older pages have no day, only the time at which they were made. */
const dateOf = ({ madeAt, day }: EveningSummary, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    day === undefined ? madeAt : Date.parse(day),
  );

export function eveningKeepsakeTexts(evening: EveningSummary, language: Language): EveningKeepsakeTexts {
  const { people } = evening;
  const { wins, share, titles, bot } = SENTENCES[language];
  const winners = people
    .filter(({ points }) => points === people[0]?.points)
    .map(({ name }) => truncateName(name));
  const last = winners.at(-1) ?? '';
  return {
    title: winners.length > 1 ? share(winners.slice(0, -1).join(', '), last) : wins(last),
    date: dateOf(evening, language),
    titles,
    bot,
  };
}
