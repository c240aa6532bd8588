import type { BotLevel, Command, RoomView, SeatView } from '@fivefold/room';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { FACTS } from '../games/facts.ts';
import { tables } from '../games/registry.ts';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { freshNonce, goAway, send } from '../net/session.ts';
import { copyInvite, inviteLink } from '../room/invite.ts';
import { LanguageChoice } from '../room/Settings.tsx';
import { chairOf, isHost, memberAnimals } from '../state/selectors.ts';
import { toast } from '../state/toasts.ts';
import { Facets } from '../table/Facets.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Segmented } from '../ui/Controls.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Pinwheel } from '../ui/Pinwheel.tsx';
import styles from './Lobby.module.css';
import { Options } from './Options.tsx';

export function Lobby({ view }: { readonly view: RoomView }) {
  const t = useT();
  const [, navigate] = useLocation();
  const ask = useAsk();
  const chair = chairOf(view);
  useSeatAndNonce(view, chair, ask);
  const host = isHost(view);
  const taken = view.seats.filter((seat) => seat.kind !== 'empty').length;
  const watching = view.members.length - view.seats.filter((seat) => seat.kind === 'member').length;
  return (
    <div className={styles.lobby} data-game={view.game} data-testid="lobby">
      <Facets game={view.game} />
      <header className={styles.header}>
        <IconButton
          icon="left"
          label={t('settings.leave')}
          data-testid="leave-room"
          onClick={() => {
            void ask({ type: 'leave' }).then(() => {
              goAway();
              navigate('/');
            });
          }}
        />
        <Pinwheel />
        <h1>{t('lobby.room', { code: view.code })}</h1>
        {watching > 0 && <span className={styles.watching}>{t('lobby.watching', { n: watching })}</span>}
        <LanguageChoice small />
      </header>
      <main className={styles.main}>
        <section className={styles.seats} aria-label={t('lobby.seats', { taken, all: view.seats.length })}>
          <GameChoice view={view} host={host} ask={ask} />
          <h2>{t('lobby.seats', { taken, all: view.seats.length })}</h2>
          <ul className={styles.chairs}>
            {view.seats.map((seat, i) => {
              const key = `${i}`;
              return <Chair key={key} at={i} seat={seat} view={view} host={host} ask={ask} />;
            })}
          </ul>
        </section>
        <div className={styles.aside}>
          <Invite view={view} />
          <Options view={view} host={host} ask={ask} />
        </div>
      </main>
      <Start view={view} host={host} chair={chair} taken={taken} ask={ask} />
    </div>
  );
}

export type AskRoom = (command: Command) => Promise<boolean>;

function useAsk(): AskRoom {
  const t = useT();
  return async (command) => {
    const done = await send(command);
    if (!done.ok) toast(refusalText(t, done.error), { tone: 'danger' });
    return done.ok;
  };
}

/** A newcomer sits down on the first free chair; and whoever sits answers each commitment with a nonce of their own. */
function useSeatAndNonce(view: RoomView, chair: number, ask: AskRoom): void {
  const seated = useRef(false);
  const answered = useRef('');
  const free = view.seats.findIndex((seat) => seat.kind === 'empty');
  const mine = view.seats[chair];
  const ready = mine?.kind === 'member' && mine.ready;
  const askRef = useRef(ask);
  askRef.current = ask;
  useEffect(() => {
    if (seated.current) return;
    seated.current = true;
    if (chair < 0 && free >= 0 && view.night.length === 0) void askRef.current({ type: 'sit', seat: free });
  }, [chair, free, view.night.length]);
  useEffect(() => {
    if (chair < 0 || answered.current === view.commitment) return;
    answered.current = view.commitment;
    void askRef.current({ type: 'ready', ready, nonce: freshNonce() });
  }, [chair, ready, view.commitment]);
}

interface PartProps {
  readonly view: RoomView;
  readonly host: boolean;
  readonly ask: AskRoom;
}

function GameChoice({ view, host, ask }: PartProps) {
  const t = useT();
  const { min, max, minutes } = FACTS[view.game];
  return (
    <div className={styles.game}>
      <Emblem game={view.game} />
      <div className={styles.gameWords}>
        <strong>{t(`game.${view.game}`)}</strong>
        <span>{t('home.for', { players: t('app.players', { from: min, to: max }), n: minutes })}</span>
      </div>
      {host && (
        <div className={styles.games}>
          <Segmented<GameId>
            label={t('lobby.game')}
            value={view.game}
            choices={GAME_IDS.filter((id) => tables[id]).map((id) => ({
              value: id,
              label: <Emblem game={id} />,
              name: t(`game.${id}`),
            }))}
            onChange={(game) => void ask({ type: 'choose', game, options: {} })}
            testId="choose-game"
          />
        </div>
      )}
    </div>
  );
}

interface ChairProps extends PartProps {
  readonly at: number;
  readonly seat: SeatView;
}

function Chair({ at, seat, view, host, ask }: ChairProps) {
  const t = useT();
  const [level, setLevel] = useState<BotLevel>('medium');
  const levels = (['easy', 'medium', 'hard'] as const).map((value) => ({
    value,
    label: t(`lobby.level.${value}`),
  }));
  if (seat.kind === 'empty')
    return (
      <li className={styles.empty} data-testid={`chair-${at}`}>
        <Button kind="quiet" icon="plus" onClick={() => void ask({ type: 'sit', seat: at })}>
          {t('lobby.sit')}
        </Button>
        {host && (
          <div className={styles.bot}>
            <Segmented<BotLevel>
              small
              label={t('lobby.addBot')}
              value={level}
              choices={levels}
              onChange={setLevel}
            />
            <Button
              icon="chip"
              data-testid={`add-bot-${at}`}
              onClick={() => void ask({ type: 'addBot', seat: at, level })}
            >
              {t('lobby.addBot')}
            </Button>
          </div>
        )}
      </li>
    );
  const member = seat.kind === 'member' ? view.members.find(({ id }) => id === seat.member) : undefined;
  const away = member !== undefined && member.presence !== 'here';
  const name = seat.kind === 'bot' ? seat.name : (member?.name ?? '');
  const animal = seat.kind === 'bot' ? 'robot' : (memberAnimals(view).get(seat.member) ?? 'fox');
  const me = seat.kind === 'member' && seat.member === view.me;
  return (
    <li className={styles.chair} data-me={me || undefined} data-testid={`chair-${at}`}>
      <Avatar
        animal={animal}
        away={away}
        {...(member?.host ? { badge: 'key' } : {})}
        {...(me ? { ring: null } : {})}
      />
      <div className={styles.chairWords}>
        <strong title={name}>
          <bdi>{name}</bdi>
          {me && ` (${t('app.you')})`}
        </strong>
        {seat.kind === 'bot' ? (
          <span>{t(`lobby.plays.${seat.level}`)}</span>
        ) : away ? (
          <span className={styles.away}>{t('seat.away')}</span>
        ) : (
          <span className={seat.ready ? styles.ready : undefined}>
            {t(seat.ready ? 'lobby.ready' : 'lobby.notReady')}
          </span>
        )}
      </div>
      {host && seat.kind === 'bot' && (
        <IconButton
          icon="close"
          bare
          label={t('lobby.removeBot')}
          onClick={() => void ask({ type: 'removeBot', seat: at })}
        />
      )}
    </li>
  );
}

function Invite({ view }: { readonly view: RoomView }) {
  const t = useT();
  const link = inviteLink(view.code);
  return (
    <section className={styles.card}>
      <h2>{t('lobby.invite')}</h2>
      <p>{t('lobby.invite.text')}</p>
      <output className={styles.link} data-testid="invite-link">
        {link}
      </output>
      <div className={styles.buttons}>
        <Button
          icon="copy"
          onClick={() => void copyInvite(view.code, t('lobby.copied'))}
          data-testid="copy-link"
        >
          {t('lobby.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            kind="dark"
            icon="share"
            onClick={() => void navigator.share({ title: 'Fivefold', url: link }).catch(() => undefined)}
          >
            {t('lobby.share')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface StartProps extends PartProps {
  readonly chair: number;
  readonly taken: number;
}

function Start({ view, host, chair, taken, ask }: StartProps) {
  const t = useT();
  const mine = view.seats[chair];
  const ready = mine?.kind === 'member' && mine.ready;
  const waiting = view.seats.filter((seat) => seat.kind === 'member' && !seat.ready).length;
  const { min } = seatsNeeded(view);
  const missing = Math.max(0, min - taken);
  return (
    <footer className={styles.start}>
      <div className={styles.startWords}>
        <strong>
          {t('lobby.atTable', { n: taken })}
          {', '}
          {waiting > 0 ? t('lobby.stillReady', { n: waiting }) : t('lobby.allReady')}
        </strong>
        <span>
          {missing > 0 ? t('lobby.need', { n: missing }) : t(host ? 'lobby.youHost' : 'lobby.waitHost')}
        </span>
      </div>
      {chair >= 0 && (
        <Button
          big
          kind={ready || host ? 'plain' : 'primary'}
          data-testid="ready"
          onClick={() => void ask({ type: 'ready', ready: !ready, nonce: freshNonce() })}
        >
          {t(ready ? 'lobby.iAmNotReady' : 'lobby.iAmReady')}
        </Button>
      )}
      {host && (
        <Button
          big
          kind="primary"
          icon="play"
          disabled={missing > 0}
          data-testid="start"
          onClick={() => void ask({ type: 'start' })}
        >
          {t('lobby.start')}
        </Button>
      )}
    </footer>
  );
}

/** What the chosen options allow; the server has the last word. */
function seatsNeeded({ game, options }: RoomView): { readonly min: number } {
  const two = (options as { readonly unofficialTwo?: boolean } | null)?.unofficialTwo === true;
  return { min: two ? 2 : FACTS[game].min };
}
