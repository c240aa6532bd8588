import type { BotPlayersByLevel } from './bot.ts';
import type { CoachModel } from './coachModel.ts';
import type { ReasonLanguage, ReasonTextsByLanguage } from './reasonTexts.ts';

/** All that this package knows about one game: its bots, what the coach measures, and the sentences of reasons. */
export interface BotGame<View, Action, State> extends BotPlayersByLevel<View, Action> {
  readonly coach: CoachModel<State>;
  readonly reasonTexts: ReasonTextsByLanguage;
  /** Cards as words, where the parameters of reasons have card codes. Other text stays as it is. */
  readonly nameCards?: (text: string, language: ReasonLanguage) => string;
}

// biome-ignore lint/suspicious/noExplicitAny: each game knows its own view, action and state
export type AnyBotGame = BotGame<any, any, any>;
