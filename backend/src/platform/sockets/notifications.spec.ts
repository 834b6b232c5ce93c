import { type Notification, Notifications } from './notifications';

const CHANNEL = 'socket.io#/';

/** Answers each statement when told to. */
class Database {
  readonly statements: string[][] = [];
  private answers: ((error?: Error) => void)[] = [];

  readonly transmit = (batch: readonly Notification[]) => {
    this.statements.push(batch.map(({ payload }) => payload));
    return new Promise<void>((resolve, reject) =>
      this.answers.push((error) => (error ? reject(error) : resolve())),
    );
  };

  async answer(error?: Error): Promise<void> {
    this.answers.shift()?.(error);
    await new Promise(setImmediate);
  }
}

describe('Events for the other processes', () => {
  let database: Database;
  let notifications: Notifications;
  const send = (payload: string) => notifications.send({ channel: CHANNEL, payload });

  beforeEach(() => {
    database = new Database();
    notifications = new Notifications(database.transmit);
  });

  it('are sent in one statement if they came while the last one was under way', async () => {
    const sent = ['1', '2', '3'].map(send);
    await database.answer();
    await database.answer();
    await Promise.all(sent);

    expect(database.statements).toEqual([['1'], ['2', '3']]);
  });

  it('are sent apart if they are the same, which PostgreSQL would deliver once', async () => {
    const sent = ['0', 'enter', 'leave', 'enter'].map(send);
    for (let statement = 0; statement < 3; statement += 1) await database.answer();
    await Promise.all(sent);

    expect(database.statements).toEqual([['0'], ['enter', 'leave'], ['enter']]);
  });

  it('are refused with their statement alone if it fails', async () => {
    const [lost, later] = [send('lost'), send('later')];
    const refused = expect(lost).rejects.toThrow('gone');
    await database.answer(new Error('gone'));
    await database.answer();

    await refused;
    await expect(later).resolves.toBeUndefined();
  });

  it('are at most five hundred in a statement', async () => {
    const sent = Array.from({ length: 602 }, (_, i) => send(String(i)));
    for (let statement = 0; statement < 3; statement += 1) await database.answer();
    await Promise.all(sent);

    expect(database.statements.map(({ length }) => length)).toEqual([1, 500, 101]);
  });
});
