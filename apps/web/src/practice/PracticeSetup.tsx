import type { BotLevel } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import { lazy, Suspense, useState } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { gameSeatRange } from '../localRoom/newGame.ts';
import { loadChunk } from '../net/page.ts';
import { browserStorage } from '../state/browserStorage.ts';
import { Button } from '../ui/Button.tsx';
import { SegmentedControl } from '../ui/Controls.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/FormControls.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { PastGamesButton } from './PastGamesButton.tsx';
import styles from './Practice.module.css';
import { setFastPracticeBots, startPracticeGame } from './practiceGame.ts';
import { practiceSettingsFor, readPracticeSettings } from './practiceSettings.ts';
import { usePracticeT } from './words.ts';

const OptionControls = lazy(async () => {
  const { OptionControls } = await loadChunk(() => import('../lobby/GameOptions.tsx'));
  return { default: OptionControls };
});

const LEVELS: readonly BotLevel[] = ['easy', 'medium', 'hard'];

interface PracticeSetupProps {
  readonly game: GameId;
  /** A game on the table would end without a result. */
  readonly running: boolean;
}

/** A button, and the dialog that sets up the next practice game. */
export function PracticeSetup({ game, running }: PracticeSetupProps) {
  const practice = usePracticeT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button big={!running} icon="sliders" onClick={() => setOpen(true)} data-testid="practice-setup">
        {practice('setup')}
      </Button>
      {open && <SetupDialog game={game} running={running} onClose={() => setOpen(false)} />}
    </>
  );
}

function SetupDialog({ game, running, onClose }: PracticeSetupProps & { readonly onClose: () => void }) {
  const t = useT();
  const practice = usePracticeT();
  const [settings, setSettings] = useState(() =>
    practiceSettingsFor(readPracticeSettings(browserStorage), game),
  );
  const [fast, chooseFast] = useState(() => readPracticeSettings(browserStorage).fast);
  const { min, max } = gameSeatRange(game, settings.options);
  const players = Math.max(min, Math.min(max, settings.players));
  return (
    <Dialog
      open
      title={`${practice('setup.title')}: ${gameTitle(game, t.lang)}`}
      onClose={onClose}
      closeLabel={t('app.close')}
      testId="practice-dialog"
      actions={
        <Button
          kind="primary"
          big
          data-testid="practice-start"
          onClick={() => {
            onClose();
            startPracticeGame(game, { ...settings, players }, practice('you'));
          }}
        >
          {practice('setup.start')}
        </Button>
      }
    >
      <div className={styles.setup}>
        <span>{practice('setup.level')}</span>
        <SegmentedControl<BotLevel>
          label={practice('setup.level')}
          value={settings.level}
          choices={LEVELS.map((value) => ({ value, label: t(`lobby.level.${value}`) }))}
          onChange={(level) => setSettings({ ...settings, level })}
          testId="practice-level"
        />
        <span>{practice('setup.bots')}</span>
        <SegmentedControl
          label={practice('setup.bots')}
          value={String(players - 1)}
          choices={Array.from({ length: max - min + 1 }, (_, i) => String(min + i - 1)).map((value) => ({
            value,
            label: value,
          }))}
          onChange={(bots) => setSettings({ ...settings, players: Number(bots) + 1 })}
          testId="practice-bots"
        />
        <Suspense fallback={<Loading label={t('app.loading')} />}>
          <OptionControls
            game={game}
            options={settings.options}
            onChange={(options) => setSettings({ ...settings, options })}
          />
        </Suspense>
        <Switch
          label={practice('setup.fast')}
          hint={practice('setup.fast.text')}
          checked={fast}
          testId="practice-fast"
          onChange={(yes) => {
            chooseFast(yes);
            setFastPracticeBots(yes);
          }}
        />
        {!running && <PastGamesButton />}
        {running && <p className="ink-2 text-md">{practice('setup.running')}</p>}
      </div>
    </Dialog>
  );
}
