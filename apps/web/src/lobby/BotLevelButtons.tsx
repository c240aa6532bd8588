import type { BotLevel, RoomView } from '@fivefold/room';
import { useT } from '../i18n/useT.ts';
import controls from '../ui/Controls.module.css';
import { classNames } from '../ui/classNames.ts';
import { useBotStrengths } from './useBotStrengths.ts';
import { useLobbyT } from './words.ts';

const LEVELS: readonly BotLevel[] = ['easy', 'medium', 'hard'];

interface BotLevelButtonsProps {
  readonly view: RoomView;
  readonly at: number;
  /** The level of the bot that sits there; null for an empty seat. */
  readonly now: BotLevel | null;
  readonly onChoose: (level: BotLevel) => void;
}

/** Three buttons for the level of a bot. The strength is shown below, because phones have no hover. */
export function BotLevelButtons({ view, at, now, onChoose }: BotLevelButtonsProps) {
  const t = useT();
  const lobby = useLobbyT();
  const botStrengthOf = useBotStrengths();
  const strength = (level: BotLevel): string | undefined => {
    const measured = botStrengthOf?.(view, at, level);
    return measured ? lobby('strength', { n: measured.n, players: measured.players }) : undefined;
  };
  return (
    <>
      <div className={classNames(controls.segmented, controls.small)}>
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            className={controls.choice}
            aria-pressed={now === null ? undefined : now === level}
            aria-label={
              now === null ? lobby('addBot.level', { level: t(`lobby.level.${level}`) }) : undefined
            }
            title={strength(level)}
            data-usual={(now ?? 'medium') === level || undefined}
            data-testid={level === 'medium' ? `add-bot-${at}` : `add-bot-${at}-${level}`}
            onClick={() => onChoose(level)}
          >
            <span>{t(`lobby.level.${level}`)}</span>
          </button>
        ))}
      </div>
      {now && <span data-testid={`strength-${at}`}>{strength(now)}</span>}
    </>
  );
}
