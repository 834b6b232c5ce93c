import { KnownOutgoing } from './known-outgoing';
import { broken, type Outgoing, toSendAgain } from './outgoing';

const failed = {
  message: { clientId: 'a1' },
  state: 'failed',
  breaks: 1,
} as Outgoing;

describe('[D-320] What is on its way', () => {
  it('is not sent once more by who hears of the connection before the page is drawn anew', () => {
    const known = new KnownOutgoing();
    const drawn = [failed];
    expect(toSendAgain(known.of(drawn))).toEqual([failed]);
    known.put({ ...failed, state: 'sending' });
    expect(toSendAgain(known.of(drawn))).toEqual([]);
    known.put(broken(failed, true));
    expect(toSendAgain(known.of(drawn))).toEqual([]);
  });

  it('is as the page shows it where nothing else is known', () => {
    const known = new KnownOutgoing();
    known.put({ ...failed, state: 'sending' });
    known.forget('a1');
    expect(known.of([failed])).toEqual([failed]);
    expect(known.of([])).toEqual([]);
  });
});
