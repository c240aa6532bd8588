import { type ChatLine, PAPER_PLANE_REACTION, type RoomView, type TableView } from '@fivefold/room';
import type { GameLogLine } from '../games/types.ts';
import { joinMessageParts } from '../i18n/core.ts';
import { type ReactionTargetName, reactionParts } from '../reactions/reactionText.ts';
import type { TableTranslate } from './words.ts';

export interface Announcements {
  /** How much of the log was announced; of the chat, the last line. */
  readonly upTo: number;
  /** Added one by one, so that a screen reader reads all of them. */
  readonly sentences: readonly { readonly id: number; readonly text: string }[];
}

const MAX_KEPT = 6;

/** Words that already speak to the player: "Your turn: Your vote" would say it twice. */
const ADDRESSED = /^(your?|вы|вас|вам|ваш\p{L}?)(?!\p{L})/iu;

/** What a screen reader says when a decision is mine. */
export const yourTurnSentence = (t: TableTranslate, what: string): string =>
  ADDRESSED.test(what) ? what : t('table.yourTurn.what', { what });

/** Announces new events; those of one update are read in one go. */
export function announceEvents(
  said: Announcements,
  log: TableView['history'],
  tell: (entry: TableView['history'][number]) => readonly GameLogLine[],
): Announcements {
  const text = log
    .slice(said.upTo)
    .flatMap(tell)
    .filter((line) => !line.heading)
    .map((line) => joinMessageParts(line.parts))
    .join('. ');
  if (text === '') return { ...said, upTo: log.length };
  return {
    upTo: log.length,
    sentences: [...said.sentences, { id: said.upTo, text }].slice(-MAX_KEPT),
  };
}

/** Announces new chat lines of others. */
export function announceChat(
  said: Announcements,
  { chat, me, members, table }: RoomView,
  t: TableTranslate,
): Announcements {
  const mine = members.find(({ id }) => id === me)?.name;
  const isMine = ({ kind, from, name }: ChatLine) => (kind === 'notice' ? name === mine : from === me);
  const nameOf: ReactionTargetName = ({ number, seat }) =>
    table?.number === number ? table.players[seat]?.name : undefined;
  const told = chat
    .filter((line) => line.id > said.upTo && !isMine(line))
    .flatMap((line) => {
      const text = chatLineText(line, nameOf, t);
      return text === null ? [] : [{ id: line.id, text }];
    });
  return { upTo: chat.at(-1)?.id ?? said.upTo, sentences: [...said.sentences, ...told].slice(-MAX_KEPT) };
}

function chatLineText(line: ChatLine, nameOf: ReactionTargetName, t: TableTranslate): string | null {
  switch (line.kind) {
    case 'text':
      return `${line.name}: ${line.text}`;
    case 'emote': {
      const about = reactionParts(line, nameOf, t);
      if (about && line.emote === PAPER_PLANE_REACTION) return joinMessageParts(about);
      return `${about ? joinMessageParts(about) : line.name}: ${t(`emote.${line.emote}`)}`;
    }
    case 'notice': {
      const key = `notice.${line.what}`;
      return t.maybe(key) && joinMessageParts(t.parts(key as 'notice.joined', { name: line.name }));
    }
  }
}
