import type { TablePlayer } from '../games/types.ts';
import { joinNamesWithAnd } from '../state/selectors.ts';
import type { TableTranslate } from '../table/words.ts';

type Winner = Pick<TablePlayer, 'name' | 'me'>;

/** Says who won, from the point of view of the reader. */
export function winTitle(t: TableTranslate, winners: readonly Winner[]): string {
  const mine = winners.some(({ me }) => me);
  const others = winners.filter(({ me }) => !me).map(({ name }) => name);
  const list = (names: readonly string[]) =>
    joinNamesWithAnd(names, (first, last) => t('table.and', { first, last }));
  if (mine && others.length === 0) return t('result.youWin');
  if (mine) return t('result.shared.you', { names: list([t('result.you'), ...others]) });
  return others.length > 1
    ? t('result.shared', { names: list(others) })
    : t('result.wins', { name: others[0] ?? '' });
}
