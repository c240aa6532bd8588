import type { AnyGame, GameId } from '@fivefold/rules';
import { use, useRef } from 'react';
import { loadGameModule } from '../games/registry.ts';
import { loadRules } from '../games/rules.ts';
import type { AnyGameModule, GameResultMessages } from '../games/types.ts';
import { OptionControl } from './OptionControl.tsx';
import type { LobbyOptionWishes } from './OptionWishes.tsx';
import { type OptionField, type OptionValues, optionFieldsOf, optionsAfterChoice } from './optionFields.ts';
import type { LobbyProps } from './useLobby.ts';

interface OptionsForm {
  readonly game: AnyGame;
  readonly fields: readonly OptionField[];
  readonly words: GameResultMessages | null;
  readonly asks: AnyGameModule['showsOption'];
}
const forms = new Map<GameId, Promise<OptionsForm>>();

/** Rules and messages come with the game's chunk, which the table needs next. */
function formOf(id: GameId): Promise<OptionsForm> {
  let form = forms.get(id);
  if (!form) {
    form = Promise.all([loadRules(id), loadGameModule(id)]).then(([game, table]) => ({
      game,
      fields: optionFieldsOf(game),
      words: table.words,
      asks: table.showsOption,
    }));
    form.catch(() => forms.delete(id));
    forms.set(id, form);
  }
  return form;
}

/** Suspends until the options of this game can be drawn. */
export function GameOptionsLoaded({ game }: { readonly game: GameId }) {
  use(formOf(game));
  return null;
}

/** The options of the chosen game. */
export function GameOptions({ view, host, ask }: LobbyProps) {
  // Without this, a second change before the answer to the first would undo it.
  const sent = useRef<OptionValues>(null);
  const choose = (options: OptionValues) => {
    sent.current = options;
    void ask({ type: 'choose', game: view.game, options: options as never }).then(() => {
      if (sent.current === options) sent.current = null;
    });
  };
  return (
    <OptionControls
      game={view.game}
      options={view.options as OptionValues}
      latest={() => sent.current}
      onChange={choose}
      wishes={{
        view,
        ...(!host && { onWish: (option, value) => void ask({ type: 'wishOption', option, value }) }),
      }}
    />
  );
}

interface OptionControlsProps {
  readonly game: GameId;
  readonly options: OptionValues;
  /** Newer options that are on their way. */
  readonly latest?: () => OptionValues | null;
  readonly disabled?: boolean;
  readonly onChange: (options: OptionValues) => void;
  readonly wishes?: LobbyOptionWishes;
}

/** One control for each option of a game. */
export function OptionControls(props: OptionControlsProps) {
  const { game: id, options: now, latest, disabled = false, onChange, wishes } = props;
  const { game, fields, words, asks } = use(formOf(id));
  const choose = (key: string, value: unknown) => {
    const options = optionsAfterChoice(game, latest?.() ?? now, key, value);
    if (options) onChange(options);
  };
  const asked = fields.filter(({ key }) => asks?.(key, now) ?? true);
  return asked.map((field) => (
    <OptionControl
      key={field.key}
      field={field}
      game={game}
      words={words}
      now={now}
      disabled={disabled}
      onChoose={(value) => choose(field.key, value)}
      wishes={wishes}
    />
  ));
}
