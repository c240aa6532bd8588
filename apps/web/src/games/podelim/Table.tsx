import { type Action, type Event, roundsOf, type View, type Why } from '@fivefold/rules/podelim';
import { useMessages } from '../../i18n/useT.ts';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useMoment } from '../../table/useMoment.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { Button } from '../../ui/Button.tsx';
import { RichText } from '../../ui/RichText.tsx';
import type { TableProps } from '../types.ts';
import { Board } from './Board.tsx';
import { Caption } from './Caption.tsx';
import { actionOf, handOf } from './Dock.tsx';
import { Jokers } from './Jokers.tsx';
import { nextOf } from './lines.ts';
import { Me } from './Me.tsx';
import { promptOf } from './prompt.ts';
import { Reveal } from './Reveal.tsx';
import { Row } from './Row.tsx';
import { Splitter } from './Splitter.tsx';
import { freshIn, verdictsIn } from './segments.ts';
import styles from './Table.module.css';
import { useChoices } from './useChoices.ts';
import { useSmall } from './useSmall.ts';
import { words } from './words.ts';

type Props = TableProps<View, Action, Why>;

/** How long a reveal stays on the table while the next decision is already open. */
const REVEAL_MS = 4500;

export function Table(props: Props) {
  const { view, why, players, seat, hints, stamp, waitingFor } = props;
  const t = useMessages(words);
  const { table } = view;
  const { phase } = table;
  const events = props.lastEvents as readonly Event[];
  const { moment, skip } = useMoment(stamp, verdictsIn(events), REVEAL_MS);
  const choices = useChoices(props);
  const small = useSmall();
  const mine = seat !== null && waitingFor.includes(seat);

  const back = () => {
    if (moment) skip();
    else if (choices.part.picked !== null) choices.part.clear();
    else if (choices.joker.picked !== null) choices.joker.clear();
    else if (choices.laid.length > 0) choices.takeBack();
    else if (choices.changing) choices.change(false);
  };
  useShortcuts({ Escape: back, Backspace: back });

  const prompt = promptOf(t, props, moment, choices.sealed);
  const hand = moment ? null : handOf({ t, props, choices });
  return (
    <TableFrame
      seat={seat}
      motion={`${stamp}.${moment === null}.${choices.cuts.join()}`}
      facts={[t('round', { n: table.round, all: roundsOf(players.length) }), t('left', { n: view.deckSize })]}
      prompt={prompt}
      others={
        <Board
          t={t}
          view={view}
          why={why}
          players={players}
          seat={seat}
          preview={moment ? null : choices.preview}
          fresh={freshIn(events)}
          hints={hints}
        />
      }
      me={seat !== null && !small && <Me t={t} player={players[seat]!} why={why} />}
      hand={
        moment && seat !== null ? (
          <p className={styles.next}>
            <RichText parts={nextOf(t, table, players, seat)} />
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
          actionOf({ t, props, choices })
        )
      }
    >
      <div className={styles.middle}>
        <Caption
          t={t}
          view={view}
          why={why}
          players={players}
          seat={seat}
          hints={hints}
          revealing={moment !== null}
        />
        {moment ? (
          <Reveal t={t} verdicts={moment} players={players} seat={seat} />
        ) : phase.type === 'sort' && mine ? (
          <Jokers
            t={t}
            view={view}
            seat={seat}
            laid={choices.laid}
            joker={choices.joker}
            tells={hints === 'full'}
          />
        ) : (
          <Row
            t={t}
            table={table}
            players={players}
            seat={seat}
            picked={choices.part.picked}
            open={choices.sealed ? [] : choices.open}
            onPick={choices.part.pick}
            splitter={
              phase.type === 'split' && mine ? (
                <Splitter
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
