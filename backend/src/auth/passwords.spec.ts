import { Passwords } from './passwords';

describe('A password that is kept', () => {
  const passwords = new Passwords();

  it('matches itself alone', async () => {
    const kept = await passwords.hash('first-incision-7');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches(kept, 'first-incision-7')).toBe(true);
    expect(await passwords.matches(kept, 'first-incision-8')).toBe(false);
  });

  it('matches nothing where there is none, not even what stands in for it', async () => {
    for (const kept of [null, undefined])
      expect(await passwords.matches(kept, 'nobody has this password')).toBe(false);
  });
});

describe('Passwords that are looked at together', () => {
  it('are so four at a time, and each has its turn, also after a failure', async () => {
    const passwords = new Passwords();
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((end) => ends.push(end));
    const inTurn = (one: () => Promise<unknown>) => passwords['inTurn'](one).catch(() => undefined);
    const all = [1, 2, 3, 4, 5].map(() => inTurn(work));
    all.push(inTurn(() => work().then(() => Promise.reject(new Error('no hash')))));
    all.push(inTurn(work));
    const tick = () => new Promise(setImmediate);
    const counts: number[] = [];
    while (ends.length > counts.length) {
      await tick();
      counts.push(ends.length);
      ends[counts.length - 1]?.();
      await tick();
    }
    await Promise.all(all);
    expect(counts).toEqual([4, 5, 6, 7, 7, 7, 7]);
  });
});
