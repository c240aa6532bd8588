import { useGameT } from '../i18n/useT.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const words = { en, ru };
export const useLobbyT = () => useGameT(words);
