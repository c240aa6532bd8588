import { PAPER_PLANE_REACTION } from '@fivefold/room';
import { useTableActions, useTableChat, useTableRoom } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmoteButtons } from './EmoteButtons.tsx';
import { HideReactionsSwitch } from './HideSwitch.tsx';
import { closeReactions, type ReactionSubject, useReactionTarget } from './reactionTarget.ts';
import { useIsReactionRateLimited } from './useReactionRest.ts';

/** The reactions to a player or to a move, while one is chosen. */
export function ReactionPicker() {
  const subject = useReactionTarget((target) => target.subject);
  return subject && <OpenPicker subject={subject} />;
}

function OpenPicker({ subject }: { readonly subject: ReactionSubject }) {
  const t = useTableT();
  const { players, memberId, code, now } = useTableRoom();
  const { chat } = useTableChat();
  const { emote } = useTableActions();
  const resting = useIsReactionRateLimited(chat, memberId, now);
  const player = subject.kind === 'player' ? players[subject.seat] : undefined;
  const react = (reaction: Parameters<typeof emote>[0]) => {
    closeReactions();
    emote(reaction, subject);
  };
  return (
    <Dialog
      open
      title={player ? t('react.player', { name: player.name }) : t('react.move')}
      onClose={closeReactions}
      closeLabel={t('app.close')}
      testId="reaction-picker"
    >
      <EmoteButtons onEmote={react} resting={resting} />
      {player && (
        <Button
          icon="send"
          inactive={resting}
          onClick={() => react(PAPER_PLANE_REACTION)}
          data-testid={`react-${PAPER_PLANE_REACTION}`}
        >
          {t('react.plane')}
        </Button>
      )}
      {resting && <p role="status">{t('react.rest')}</p>}
      {player && player.member !== null && (
        <HideReactionsSwitch room={code} player={player} member={player.member} />
      )}
    </Dialog>
  );
}
