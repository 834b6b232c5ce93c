import { ProcessorMinutes, Turns, TurnsEnded } from '../../../src/media/checks/turns';

const [ANNA, BEN, CARL] = [1, 2, 3];
let now = 0;
let minutes: ProcessorMinutes;
let turns: Turns;
let done: string[];
beforeEach(() => {
  now = 0;
  done = [];
  minutes = new ProcessorMinutes(() => now);
  turns = new Turns(minutes);
});

/** A file of so many pieces, each of which is noted when it is done. */
function file(member: number, name: string, pieces: number, ms = 0): Promise<void> {
  return turns.during(member, async (turn) => {
    for (let piece = 1; piece <= pieces; piece += 1)
      await turn(async () => {
        minutes.spend(member, ms);
        await new Promise(setImmediate);
        done.push(`${name}${piece}`);
      });
  });
}

describe('[D-920] The lane of checks', () => {
  it('goes round the members, piece by piece, and takes the files of one after another', async () => {
    await Promise.all([
      file(ANNA, 'a', 4),
      file(ANNA, 'A', 1),
      file(BEN, 'b', 2),
      file(CARL, 'c', 1),
    ]);
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'A1']);
  });

  it('lets a single piece of thirty be done before what comes meanwhile', async () => {
    const report = file(ANNA, 'a', 30);
    while (done.length < 3) await new Promise(setImmediate);
    const before = done.length;
    await file(BEN, 'b', 1);
    expect(done.indexOf('b1')).toBeLessThanOrEqual(before + 1);
    await report;
    expect(done).toHaveLength(31);
  });

  it('does not let a member come first again by bringing many small files', async () => {
    const small = Array.from({ length: 10 }, (_, at) => file(ANNA, `a${at}-`, 1));
    await Promise.all([...small, file(BEN, 'b', 3), file(CARL, 'c', 3)]);
    expect(
      done
        .slice(0, 9)
        .map((name) => name[0])
        .join(''),
    ).toBe('abcabcabc');
  });

  it('does what a member brings beyond a minute of processor time when nobody else waits', async () => {
    await file(ANNA, 'x', 2, 30_000);
    await Promise.all([file(ANNA, 'a', 2), file(BEN, 'b', 3)]);
    expect(done.slice(2)).toEqual(['b1', 'b2', 'b3', 'a1', 'a2']);
    now = 61_000;
    done = [];
    await Promise.all([file(ANNA, 'a', 2), file(BEN, 'b', 2)]);
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('goes on after a piece that failed', async () => {
    const failed = turns.during(ANNA, (turn) => turn(() => Promise.reject(new Error('broken'))));
    const next = file(ANNA, 'a', 1);
    await expect(failed).rejects.toThrow('broken');
    await next;
    expect(done).toEqual(['a1']);
  });

  it('begins nothing when its process stops, and ends what has begun', async () => {
    const [begun, later] = [file(ANNA, 'a', 3), file(ANNA, 'A', 1)];
    const refused = expect(later).rejects.toBeInstanceOf(TurnsEnded);
    turns.end();
    await refused;
    await begun;
    await expect(file(BEN, 'b', 1)).rejects.toBeInstanceOf(TurnsEnded);
    expect(done).toEqual(['a1', 'a2', 'a3']);
  });
});
