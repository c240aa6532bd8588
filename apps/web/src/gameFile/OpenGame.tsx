import type { RoomView } from '@fivefold/room';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { StoredReplay } from '../replay/StoredGame.tsx';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { FileButton } from './FileButton.tsx';
import type { GameFileProblem } from './gameFile.ts';
import { openGameFile } from './openGameFile.ts';
import { useGameFileT } from './words.ts';

interface OpenGameProps {
  readonly file: File;
  readonly onChoose: (file: File) => void;
  readonly onClose: () => void;
}

/** The replay of a file that was chosen on the home page, or why it cannot be shown. */
export function OpenGameFileDialog({ file, onChoose, onClose }: OpenGameProps) {
  const t = useGameFileT();
  const app = useT();
  const [opened, setOpened] = useState<RoomView | GameFileProblem | null>(null);
  useEffect(() => {
    let current = true;
    setOpened(null);
    openGameFile(file).then(
      (result) => current && setOpened(result.ok ? result.value : result.error),
      () => current && setOpened('damaged'), // the browser could not read it
    );
    return () => {
      current = false;
    };
  }, [file]);
  if (opened === null) return <Loading label={app('app.loading')} />;
  if (typeof opened !== 'string') return <StoredReplay view={opened} onClose={onClose} />;
  return (
    <MessagePage title={t('open.title')} text={t(`problem.${opened}`)} testId="open-problem">
      <FileButton onChoose={onChoose} testId="open-another">
        {t('open.another')}
      </FileButton>
      <Button kind="primary" big onClick={onClose} data-testid="to-home">
        {app('app.home')}
      </Button>
    </MessagePage>
  );
}
