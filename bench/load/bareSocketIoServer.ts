// The least that a Socket.IO server can do: it sends a short event to the four players of a room, and acknowledges.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { serveClient: false });
const versions = new Map<string, number>();
io.on('connection', (socket) => {
  let room = '';
  socket.on('join', (name: string, done: (reply: string) => void) => {
    room = name;
    void socket.join(room);
    done('ok');
  });
  socket.on('command', (_command: unknown, done: (reply: unknown) => void) => {
    const version = (versions.get(room) ?? 0) + 1;
    versions.set(room, version);
    io.to(room).emit('p', version, 'select: 1'); // no rules, no views, no storage
    done({ ok: true, value: null });
  });
});
http.listen(0, () => console.log(`listening on http://localhost:${(http.address() as AddressInfo).port}`));
