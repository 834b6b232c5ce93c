import type { Socket } from 'socket.io-client';
import { caseForm } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';
import { aSocket, heard, refused, socketWith, tokenOf } from '../support/sockets';

interface Pool {
  readonly max: number;
  acquireTimeoutMillis: number;
}

interface Client {
  readonly pool: Pool;
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
}

describe.each(['on', 'off'])('Without a free connection to the database, rates %s', (rates) => {
  let app: RunningApp;
  let anna: Person;
  let socket: Socket;
  let taken: object[] = [];
  const client = () => app.em().getKnex().client as Client;

  beforeAll(async () => {
    app = await startApp({ RATE_LIMITS: rates });
    anna = await aMember(app);
    socket = await aSocket(app, anna);
    const { pool } = client();
    taken = await Promise.all(Array.from({ length: pool.max }, () => client().acquireConnection()));
    pool.acquireTimeoutMillis = 100;
  });
  afterAll(async () => {
    socket.close();
    await Promise.all(taken.map((connection) => client().releaseConnection(connection)));
    await app.stop();
  });

  const email = 'nobody@example.org';
  const requests: Record<string, () => Promise<Replied>> = {
    'a read': () => anna.get('clinicalCases'),
    'a write': () => anna.post('clinicalCases', caseForm()),
    'a write under a key': () =>
      anna.with({ 'idempotency-key': 'k' }).post('clinicalCases', caseForm()),
    'a log-in': () => aVisitor(app).post('login', { emailId: email, password: PASSWORD }),
    'a letter': () =>
      aVisitor(app).post('contactPage', {
        fName: 'Vera Moss',
        email,
        mobile: '4477009001',
        message: 'How can our department join?',
      }),
    'a link': () => aVisitor(app).post('verify', { q: 'token=none' }),
    'what visitors read': () => aVisitor(app).get('blogs/images/getAllBlogs?page=1&pageSize=1'),
  };

  it.each(Object.entries(requests))('%s is told to come again', async (_, request) => {
    const { code, headers } = await request();
    expect([code, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
  });

  it('a socket is told so', async () => {
    const late = socketWith(app, { auth: { token: tokenOf(anna) } });
    expect(await refused(late)).toMatchObject({ code: 503 });
    const said = heard<object>(socket, 'exception');
    socket.emit('typing', { chatRoomId: 1 });
    expect(await said).toMatchObject({ code: 503 });
  });
});
