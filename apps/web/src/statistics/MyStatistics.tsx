import { GAME_IDS } from '@fivefold/rules';
import { useState } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { forgetPlayedGames, playedGames } from './personal.ts';
import { StatisticsTable } from './StatisticsTable.tsx';
import { gamesWonTallyOf } from './statistics.ts';
import { useStatisticsT } from './words.ts';

/** The finished games of this browser. */
export function MyStatistics({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const words = useStatisticsT();
  const [played, setPlayed] = useState(playedGames);
  const rows = GAME_IDS.map((id) => ({
    key: id,
    ...gamesWonTallyOf(played.filter(({ game }) => game === id)),
    head: (
      <>
        <GameEmblem game={id} />
        {gameTitle(id, t.lang)}
      </>
    ),
  })).filter(({ games }) => games > 0);
  const forget = () => {
    forgetPlayedGames();
    setPlayed([]);
  };
  return (
    <Dialog
      open
      title={words('mine.title')}
      onClose={onClose}
      closeLabel={t('app.close')}
      testId="my-statistics"
    >
      {rows.length > 0 && <StatisticsTable of="game" rows={rows} />}
      <p>{words(rows.length > 0 ? 'mine.kept' : 'mine.none')}</p>
      {rows.length > 0 && (
        <Button kind="danger" onClick={forget} data-testid="forget-statistics">
          {words('mine.forget')}
        </Button>
      )}
    </Dialog>
  );
}
