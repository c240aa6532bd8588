import { FileButton } from '../gameFile/FileButton.tsx';
import { MyStatisticsButton } from '../statistics/StatisticsButtons.tsx';
import { useHomeT } from './words.ts';

/** Opens the file of a finished game, or what this browser counted. */
export function SavedGameButtons({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const t = useHomeT();
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton quiet onChoose={onChoose} testId="open-game">
        {t('saved')}
      </FileButton>
      <MyStatisticsButton />
    </div>
  );
}
