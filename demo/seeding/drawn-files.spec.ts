import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrawnFiles } from './drawn-files';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suture-drawn-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('What was drawn for the demo', () => {
  it('is drawn once for each name', async () => {
    const drawn: string[] = [];
    const of = (name: string) =>
      new DrawnFiles(join(folder, 'kept')).of(name, async () => {
        drawn.push(name);
        return Buffer.from(`a picture of ${name}`);
      });
    for (const name of ['a knee', 'a hip', 'a knee'])
      expect((await of(name)).toString()).toBe(`a picture of ${name}`);
    expect(drawn).toEqual(['a knee', 'a hip']);
    expect(await readdir(join(folder, 'kept'))).toHaveLength(2);
  });

  it('is drawn each time where nothing is kept', async () => {
    let times = 0;
    const draw = async () => {
      times += 1;
      return Buffer.from(String(times));
    };
    const anew = new DrawnFiles();
    expect([await anew.of('a knee', draw), await anew.of('a knee', draw)].map(String)).toEqual([
      '1',
      '2',
    ]);
  });
});
