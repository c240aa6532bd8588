import {
  type Action,
  type Event,
  podelimRoundCount,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/podelim';
import { useMessages } from '../../i18n/useT.ts';
import type { TablePrompt } from '../../table/PromptTab.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useRecentMoment } from '../../table/useMoment.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { isHandheld, useLayout } from '../../ui/layout.ts';
import { RichText } from '../../ui/RichText.tsx';
import type { TableProps } from '../types.ts';
import { podelimNextStepText } from './captions.ts';
import { renderPodelimAction, renderPodelimHand } from './Dock.tsx';
import { PodelimJokerPlacement } from './JokerPlacement.tsx';
import { MyPodelimStacks } from './MyPodelimStacks.tsx';
import { PodelimPhaseCaption } from './PhaseCaption.tsx';
import { PodelimPlayerBoard } from './PlayerBoard.tsx';
import styles from './PodelimTable.module.css';
import { gamePromptOf } from './prompt.ts';
import { PodelimRowSplitter } from './RowSplitter.tsx';
import { podelimVoteRevealOf } from './revealSteps.ts';
import { PodelimSharedRow } from './SharedRow.tsx';
import { podelimStacksThatGrew, voteResultsIn } from './segments.ts';

import { usePodelimTurnDraft } from './useTurnDraft.ts';
import { PodelimVoteReveal } from './VoteReveal.tsx';
import { gameMessages } from './words.ts';

type PodelimTableProps = TableProps<View, Action, ViewExplanation>;

/** How long a reveal stays while the next decision is already open. */
const REVEAL_MS = 4500;
const NONE: ReadonlySet<string> = new Set();

export function PodelimTable(props: PodelimTableProps) {
  const { view, why, players, seat, hints, stamp, waitingFor } = props;
  const t = useMessages(gameMessages);
  const { table } = view;
  const { phase } = table;
  const events = props.lastEvents as readonly Event[];
  const { moment, skip } = useRecentMoment(stamp, voteResultsIn(events), REVEAL_MS);
  const state = props.reveal ? podelimVoteRevealOf(props.reveal) : null;
  const choices = usePodelimTurnDraft(props);
  const small = isHandheld(useLayout());
  const mine = seat !== null && waitingFor.includes(seat);

  const back = () => {
    if (moment) skip();
    else if (choices.part.picked !== null) choices.part.clear();
    else if (choices.joker.picked !== null) choices.joker.clear();
    else if (choices.laid.length > 0) choices.takeBack();
    else if (choices.changing) choices.change(false);
  };
  useShortcuts({ Escape: back, Backspace: back });

  const prompt: TablePrompt = state
    ? { tone: 'wait', title: t('prompt.reveal') }
    : gamePromptOf(t, props, moment, choices.sealed);
  const hand = moment ? null : renderPodelimHand({ t, props, choices });
  return (
    <TableFrame
      fillsMiddle
      holdsMiddle={moment !== null}
      seat={seat}
      motion={`${stamp}.${moment === null}.${choices.cuts.join()}.${props.reveal?.index}`}
      facts={[
        t('round', { n: table.round, all: podelimRoundCount(players.length) }),
        t('left', { n: view.deckSize }),
      ]}
      prompt={prompt}
      others={
        <PodelimPlayerBoard
          t={t}
          view={state?.view ?? view}
          why={state?.why ?? why}
          players={players}
          seat={seat}
          preview={moment ? null : choices.preview}
          fresh={state && !state.hasTravelled ? NONE : podelimStacksThatGrew(events)}
          arrive={state?.hasTravelled ?? false}
          hints={hints}
        />
      }
      me={
        seat !== null && !small && <MyPodelimStacks t={t} player={players[seat]!} why={state?.why ?? why} />
      }
      hand={
        moment && seat !== null ? (
          <p
            className={classNames(styles.next, 'ink-2 text-center')}
            style={{ visibility: state ? 'hidden' : 'visible' }}
          >
            <RichText parts={podelimNextStepText(t, table, players, seat)} />
          </p>
        ) : (
          hand
        )
      }
      action={
        moment && seat !== null ? (
          <Button big wide onClick={skip} data-testid="skip-reveal">
            {t('continue')}
          </Button>
        ) : (
          renderPodelimAction({ t, props, choices })
        )
      }
    >
      <div className={styles.middle}>
        <PodelimPhaseCaption
          t={t}
          view={state?.view ?? view}
          why={state?.why ?? why}
          players={players}
          seat={seat}
          hints={hints}
          revealing={moment !== null}
        />
        {moment ? (
          <PodelimVoteReveal t={t} verdicts={moment} players={players} seat={seat} state={state} />
        ) : phase.type === 'sort' && mine ? (
          <PodelimJokerPlacement
            t={t}
            view={view}
            seat={seat}
            laid={choices.laid}
            joker={choices.joker}
            tells={hints === 'full'}
          />
        ) : (
          <PodelimSharedRow
            t={t}
            table={table}
            players={players}
            seat={seat}
            picked={choices.part.picked}
            open={choices.sealed ? [] : choices.open}
            onPick={choices.part.pick}
            splitter={
              phase.type === 'split' && mine ? (
                <PodelimRowSplitter
                  key="splitter"
                  t={t}
                  table={table}
                  pile={phase.pile}
                  cuts={choices.cuts}
                  onCuts={choices.setCuts}
                />
              ) : null
            }
          />
        )}
      </div>
    </TableFrame>
  );
}
