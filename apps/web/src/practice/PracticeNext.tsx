import type { GameId } from '@fivefold/rules';
import { useLocation } from 'wouter';
import { useT } from '../i18n/useT.ts';
import type { StoredLocalGameSlot } from '../localRoom/storedGames.ts';
import { browserStorage } from '../state/browserStorage.ts';
import { useRoom } from '../state/room.ts';
import { Button } from '../ui/Button.tsx';
import { PracticeSetup } from './PracticeSetup.tsx';
import { startPracticeGame } from './practiceGame.ts';
import { nextHarderBotLevel, practiceSettingsFor, readPracticeSettings } from './practiceSettings.ts';
import { usePracticeT } from './words.ts';

/** After a practice game: the same again, and after a win the next level. */
export function PracticeNext({ slot }: { readonly slot: StoredLocalGameSlot }) {
  if (slot === 'play-on') return <HomeButton />;
  return <NextButtons game={slot} />;
}

function HomeButton() {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <Button kind="primary" big onClick={() => navigate('/')} data-testid="to-home">
      {t('app.home')}
    </Button>
  );
}

function NextButtons({ game }: { readonly game: GameId }) {
  const t = useT();
  const practice = usePracticeT();
  const table = useRoom((room) => room.view?.table);
  const settings = practiceSettingsFor(readPracticeSettings(browserStorage), game);
  const harder = nextHarderBotLevel(settings.level, table?.outcome ?? null, table?.seat ?? null);
  const start = (level = settings.level) => startPracticeGame(game, { ...settings, level }, practice('you'));
  return (
    <>
      <PracticeSetup game={game} running={false} />
      {harder && (
        <Button big onClick={() => start(harder)} data-testid="practice-harder">
          {practice('result.harder', { level: t(`lobby.level.${harder}`) })}
        </Button>
      )}
      <Button kind="primary" big onClick={() => start()} data-testid="practice-again">
        {practice('result.again')}
      </Button>
    </>
  );
}
