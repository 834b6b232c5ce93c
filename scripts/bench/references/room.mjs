// A plain Socket.IO room: every message is broadcast to the room. Nothing is stored, and nobody is
// authenticated.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => {
  socket.join('room');
  socket.on('say', (message) => io.to('room').emit('said', message));
});
http.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));
