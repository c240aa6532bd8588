// The server of boardgame.io with its storage in memory, playing the same game.
import { createRequire } from 'node:module';
import { game } from '../boardgame.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');
const server = Server({ games: [game(0)], origins: [/./] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
const address = appServer.address();
console.log(`listening on http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
