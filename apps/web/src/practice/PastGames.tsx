import { LOCALES } from '@fivefold/art';
import type { RoomView } from '@fivefold/room';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import type { LocalGame } from '../localRoom/localGame.ts';
import { pastGames } from '../localRoom/storedGames.ts';
import { StoredReplay } from '../replay/StoredGame.tsx';
import { browserStorage } from '../state/browserStorage.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { viewOfPastGame } from './pastReplay.ts';
import { usePracticeT } from './words.ts';

/** The finished practice games of this browser, each with its replay. */
export function PastGames() {
  const t = useT();
  const practice = usePracticeT();
  const [, navigate] = useLocation();
  const [games] = useState(() => pastGames(browserStorage));
  const [opened, setOpened] = useState<RoomView | 'failed' | null>(null);
  if (opened !== null && opened !== 'failed')
    return <StoredReplay view={opened} back={practice('past')} onClose={() => setOpened(null)} />;
  const text = opened === 'failed' ? 'past.failed' : games.length === 0 ? 'past.none' : 'past.text';
  return (
    <MessagePage title={practice('past')} text={practice(text)} testId="past-games">
      {games.map((game) => (
        <Button
          key={game.id}
          wide
          data-testid="past-game"
          onClick={() => setOpened(viewOfPastGame(game) ?? 'failed')}
        >
          {[gameName(game), timeOf(game)].filter(Boolean).join(' · ')}
        </Button>
      ))}
      <Button kind="primary" big onClick={() => navigate('/')} data-testid="to-home">
        {t('app.home')}
      </Button>
    </MessagePage>
  );

  function gameName({ game, players }: LocalGame): string {
    const level = players.find(({ bot }) => bot !== null)?.bot;
    const title = gameTitle(game, t.lang);
    return level ? practice('past.game', { game: title, level: t(`lobby.level.${level}`) }) : title;
  }
  function timeOf({ finished }: LocalGame): string | null {
    const format = new Intl.DateTimeFormat(LOCALES[t.lang], {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    return finished === undefined ? null : format.format(finished);
  }
}
