// @vitest-environment happy-dom
import { faceOfPlayer } from '@fivefold/room';
import { eight28 } from '@fivefold/rules/eight28';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { loadLanguage, translatorFor } from '../i18n/useT.ts';
import { ReplayOpenHands } from '../replay/OpenHands.tsx';
import { ReplayBar } from '../replay/ReplayBar.tsx';
import { resultMessages } from '../result/words.ts';
import { TableContextProvider, type TableContexts } from '../table/TableContext.tsx';
import { Eight28TotalsTrack } from './eight28/TotalsTrack.tsx';
import { gameMessages as eight28Messages } from './eight28/words.ts';
import { IotaBoardCell } from './iota/BoardCell.tsx';
import { gameMessages as iotaMessages } from './iota/words.ts';
import { MyNumberTurnReveal } from './my-number/TurnReveal.tsx';
import { gameMessages as myNumberMessages } from './my-number/words.ts';
import { PodelimVoteReveal } from './podelim/VoteReveal.tsx';
import { gameMessages as podelimMessages } from './podelim/words.ts';
import type { TablePlayer } from './types.ts';

await loadLanguage('en');
for (const messages of [eight28Messages, iotaMessages, myNumberMessages, podelimMessages, resultMessages])
  await messages.load('en');

const BOTS = ['Pico', 'Luma', 'Otto'].map(
  (name, seat): TablePlayer => ({
    name,
    seat,
    face: faceOfPlayer({}, { member: null, name }),
    member: null,
    bot: 'hard',
    me: false,
    presence: 'here',
    since: 0,
    waited: false,
  }),
);
const FACES = BOTS.map(({ face }) => face);
const noop = () => {};
const CONTEXTS = { preferences: { letters: false } } as unknown as TableContexts;

function totalsTrack(): ReactNode {
  const options = { length: 'short', passIsFinal: false } as const;
  const view = eight28.view(eight28.setup({ seats: 3, options, seed: '0'.repeat(64) }), 'spectator');
  const t = translatorFor(eight28Messages, 'en');
  return <Eight28TotalsTrack t={t} why={eight28.explain(view)} players={BOTS} seat={null} ranges />;
}

const PLACES: Readonly<Record<string, () => ReactNode>> = {
  'the track of 8·28': totalsTrack,
  'the hands of a replay': () => (
    <ReplayOpenHands
      players={BOTS}
      hands={[['2'], ['3'], ['4']]}
      wanted={null}
      nameOf={String}
      draw={String}
    />
  ),
  '"See as" of a replay': () => (
    <ReplayBar
      at={0}
      last={9}
      playing={false}
      fast={false}
      rounds={[]}
      marks={[]}
      eyes={null}
      players={BOTS}
      reasons={[]}
      onGo={noop}
      onPlay={noop}
      onFast={noop}
      onEyes={noop}
      back="Back"
      goesOn={false}
      link={null}
      onClose={noop}
    />
  ),
  'the cards of a turn of My Number!': () => (
    <MyNumberTurnReveal
      t={translatorFor(myNumberMessages, 'en')}
      takes={BOTS.map(({ seat }) => ({ seat, played: 10 + seat, took: 20 + seat, slot: 0 }))}
      order={[1, 2, 3, 4, 5]}
      players={BOTS}
      seat={null}
      state={null}
    />
  ),
  'the votes of Podelim': () => (
    <PodelimVoteReveal
      t={translatorFor(podelimMessages, 'en')}
      verdicts={[{ color: 'white', kind: 'contested', seats: [0, 1, 2], cards: ['2', '3'] }]}
      players={BOTS}
      seat={null}
      state={null}
    />
  ),
  'the cards that were laid in Iota': () =>
    BOTS.map(({ seat }) => (
      <IotaBoardCell
        key={seat}
        spot={{ x: seat, y: 0, card: 'RC1', name: 'red circle 1', stop: true, look: 'card', from: seat }}
        players={BOTS}
        current={false}
        refused={false}
        onFocus={noop}
        onHover={noop}
        onKeyPress={noop}
      />
    )),
};

test('bots have different faces', () => {
  expect(new Set(FACES).size).toBe(FACES.length);
});

test.each(Object.keys(PLACES))('a bot has its own face in %s', async (place) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(<TableContextProvider value={CONTEXTS}>{PLACES[place]!()}</TableContextProvider>),
  );
  const shown = [...page.querySelectorAll('[data-face]')].map((face) => face.getAttribute('data-face'));
  expect(shown).toEqual(FACES);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
