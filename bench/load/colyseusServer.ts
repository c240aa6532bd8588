// My Number! on Colyseus, rooms in memory: hands are private by StateView, and every move is sent to all players at once.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { deriveSeedFromTexts } from '@fivefold/rules';
import { myNumber } from '@fivefold/rules/my-number';
import { SEATS, TURNS } from '../round.ts';
import { CollectionState, GameState, PlayerState } from './colyseusState.ts';

const COLORS = 5;
const colorOf = (card: number) => card % COLORS;

class MyNumberRoom extends Room<{ state: GameState }> {
  override maxClients = SEATS;
  /** Without a timer: a move is broadcast when it is made. */
  override patchRate = null;
  override state = new GameState();
  override messages = {
    select: (client: Client, { card }: { card: number }) => this.#select(client.userData as number, card),
  };
  #rounds = 0;

  override onCreate(): void {
    for (let seat = 0; seat < SEATS; seat += 1) this.state.players.push(new PlayerState());
    this.#deal();
  }

  override onJoin(client: Client, { seat }: { seat: number }): void {
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.players[seat]!);
  }

  /** The reply to the client that asked. */
  #select(seat: number, card: number): boolean {
    const player = this.state.players[seat]!;
    if (!player.hand.includes(card)) return false;
    player.selected = card;
    player.hasSelected = true;
    this.state.move += 1;
    if (this.state.players.every(({ hasSelected }) => hasSelected)) this.#reveal();
    this.broadcastPatch();
    return true;
  }

  #reveal(): void {
    const { players, row } = this.state;
    const inOrder = [...players].sort((a, b) => a.selected - b.selected);
    const played = inOrder.map(({ selected }) => selected);
    for (const [place, player] of inOrder.entries()) {
      const taken = row[place]!;
      const collection =
        player.collections.find(({ cards }) => cards.length > 0 && colorOf(cards[0]!) === colorOf(taken)) ??
        player.collections.find(({ cards }) => cards.length === 0);
      collection!.cards.push(taken);
      player.hand.splice(player.hand.indexOf(player.selected), 1);
      player.hasSelected = false;
    }
    for (const [place, card] of played.entries()) row[place] = card;
    this.state.turn += 1;
    if (this.state.turn > TURNS) this.#deal();
  }

  #deal(): void {
    this.#rounds += 1;
    const { hands, table } = myNumber.setup({
      seats: SEATS,
      options: myNumber.options.parse({}),
      seed: deriveSeedFromTexts('round', this.roomId, String(this.#rounds)),
    });
    this.state.turn = 1;
    this.state.row.clear();
    this.state.row.push(...table.row);
    for (const [seat, player] of this.state.players.entries()) {
      player.hand.clear();
      player.hand.push(...hands[seat]!);
      player.collections.clear();
      for (let i = 0; i < COLORS; i += 1) player.collections.push(new CollectionState());
    }
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('my-number', MyNumberRoom);
await server.listen(0);
console.log(`listening on http://localhost:${(http.address() as AddressInfo).port}`);
