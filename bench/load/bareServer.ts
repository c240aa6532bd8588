// A Socket.IO server that does nothing but pass a small event on to the four players of a room, and acknowledge.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { serveClient: false });
const versions = new Map<string, number>();
io.on('connection', (socket) => {
  let room = '';
  socket.on('join', (name: string, done: (answer: string) => void) => {
    room = name;
    void socket.join(room);
    done('ok');
  });
  socket.on('command', (_ask: unknown, done: (answer: unknown) => void) => {
    const version = (versions.get(room) ?? 0) + 1;
    versions.set(room, version);
    io.to(room).emit('p', version, 'select: 1'); // as long as our patch of a selection
    done({ ok: true, value: null });
  });
});
http.listen(0, () => console.log(`listening on http://localhost:${(http.address() as AddressInfo).port}`));
