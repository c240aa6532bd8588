import type { Command, MemberView } from '@fivefold/room';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface MemberActionsProps extends Pick<LobbyProps, 'view' | 'ask'> {
  readonly member: MemberView;
  readonly onDone: () => void;
}

/** What a host may do with a member. */
export function MemberActions({ view, member, ask, onDone }: MemberActionsProps) {
  const t = useT();
  const lobby = useLobbyT();
  const [kick, setKick] = useState(false);
  const kickButton = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !kick) kickButton.current?.focus();
    wasAsked.current = kick;
  }, [kick]);
  const seated =
    view.table?.status === 'playing'
      ? view.table.players.some((player) => player.member === member.id) && 'menu.kick.bot'
      : view.seats.some((seat) => seat.kind === 'member' && seat.member === member.id) && 'menu.kick.seat';
  const done = (command: Command) => {
    setKick(false);
    onDone();
    void ask(command);
  };
  if (kick)
    return (
      <KickQuestion
        title={lobby('menu.kick.title', { name: member.name })}
        text={`${seated ? `${lobby(seated)} ` : ''}${lobby('menu.kick.text')}`}
        stay={t('app.cancel')}
        go={lobby('menu.kick.go')}
        onStay={() => setKick(false)}
        onGo={() => done({ type: 'kick', member: member.id })}
      />
    );
  return (
    <>
      {!member.host && member.presence !== 'left' && (
        <Button
          icon="key"
          data-testid="menu-host"
          onClick={() => done({ type: 'makeHost', member: member.id, share: true })}
        >
          {lobby('menu.host')}
        </Button>
      )}
      {member.presence !== 'left' && (
        <Button
          icon="key"
          data-testid="menu-hand-over"
          onClick={() => done({ type: 'makeHost', member: member.id, share: false })}
        >
          {lobby('menu.handOver')}
        </Button>
      )}
      <Button
        ref={kickButton}
        kind="danger"
        icon="close"
        onClick={() => setKick(true)}
        data-testid="menu-kick"
      >
        {lobby('menu.kick')}
      </Button>
    </>
  );
}

interface KickQuestionProps {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly go: string;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** In place of the buttons: they stand in a dialog already, and two of them would lie on each other. */
function KickQuestion({ title, text, stay, go, onStay, onGo }: KickQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // the dialog around it stays open
    onStay();
  };
  return (
    <div
      className="grid gap-2"
      role="alertdialog"
      aria-label={title}
      data-testid="confirm"
      onKeyDown={onKeyDown}
    >
      <h3>{title}</h3>
      <p>{text}</p>
      <Button ref={safe} onClick={onStay}>
        {stay}
      </Button>
      <Button kind="danger" onClick={onGo} data-testid="confirm-go">
        {go}
      </Button>
    </div>
  );
}
