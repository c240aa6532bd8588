import { useResultT } from '../result/words.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { isPhone, useLayout } from '../ui/layout.ts';
import type { SharedReplay } from './useSharedReplay.ts';

/** Leads the replay for the room, follows its leader, or looks around alone. */
export function SharedReplayButton({ shared }: { readonly shared: SharedReplay }) {
  const t = useResultT();
  const { available, leader, leads, follows } = shared;
  const small = isPhone(useLayout());
  if (!available) return null;
  // On a phone words would push the other buttons over the names of the players.
  if (small && (leader === null || leads))
    return (
      <IconButton
        icon={leads ? 'close' : 'people'}
        label={t(leads ? 'review.end' : 'review.lead')}
        onClick={leads ? shared.end : shared.lead}
        data-testid={leads ? 'review-end' : 'review-lead'}
      />
    );
  if (leader === null)
    return (
      <Button icon="people" onClick={shared.lead} data-testid="review-lead">
        {t('review.lead')}
      </Button>
    );
  if (leads)
    return (
      <Button icon="close" onClick={shared.end} data-testid="review-end">
        {t('review.end')}
      </Button>
    );
  return follows ? (
    <Button
      icon="eye"
      onClick={shared.lookAround}
      aria-label={`${t('review.following', { name: leader })}. ${t('review.look')}`}
      data-testid="review-look"
    >
      {t('review.following', { name: leader })} · {t('review.look')}
    </Button>
  ) : (
    <Button kind="primary" icon="people" onClick={shared.follow} data-testid="review-follow">
      {t('review.follow', { name: leader })}
    </Button>
  );
}
