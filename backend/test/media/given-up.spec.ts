import { Storage } from '../../src/platform/storage/storage';
import { MediaApp } from './support/media-app';
import { aPdf, aPicture } from './support/samples';

const media = new MediaApp();
beforeAll(() => media.start());
afterAll(() => media.stop());
afterEach(() => jest.restoreAllMocks());

const FILES: [string, () => Promise<Buffer>, string, string][] = [
  ['picture', () => aPicture().jpeg().toBuffer(), 'a.jpg', 'image/jpeg'],
  ['report', aPdf, 'a.pdf', 'application/pdf'],
];

async function uploaded([, bytes, name, type]: (typeof FILES)[number]): Promise<number> {
  const { body } = await media.post('case', [
    { field: 'files', name, bytes: Buffer.from(await bytes()), type },
  ]);
  return body.assets[0] ?? 0;
}

const tried = (id: number) =>
  media.work(id).then(
    () => 'done',
    ({ name }: Error) => name,
  );

/** Nothing can be stored; each try fails by the next of these. */
function failing(...errors: Error[]) {
  let at = 0;
  return jest.spyOn(media.get(Storage), 'put').mockImplementation(async () => {
    at += 1;
    throw errors[(at - 1) % errors.length];
  });
}

describe.each(FILES)('[D-925] The smaller versions of a %s', (...file) => {
  it('are given up after five tries that failed alike, and stay so', async () => {
    const id = await uploaded(file);
    const put = failing(new TypeError('odd'));
    const tries: string[] = [];
    for (let times = 0; times < 7; times += 1) tries.push(await tried(id));
    expect(tries).toEqual([...Array(4).fill('TypeError'), 'done', 'done', 'done']);
    expect(put).toHaveBeenCalledTimes(5);
    expect(await media.asset(id)).toMatchObject({ state: 'ready', renditions: {} });
  });

  it('are given up after ten minutes of tries that failed differently', async () => {
    const id = await uploaded(file);
    failing(new TypeError('odd'), new RangeError('even'));
    const tries: string[] = [];
    for (let times = 0; times < 6; times += 1) tries.push(await tried(id));
    expect(tries).not.toContain('done');
    await media.query('update asset set worked_ms = 600000 where id = ? returning id', [id]);
    expect(await tried(id)).toBe('done');
    expect(await media.asset(id)).toMatchObject({ state: 'ready' });
  });

  it('are made in the end if the system was at fault', async () => {
    const id = await uploaded(file);
    failing(Object.assign(new Error('no'), { code: 'EIO' }));
    for (let times = 0; times < 6; times += 1) expect(await tried(id)).toBe('Error');
    jest.restoreAllMocks();
    expect(await tried(id)).toBe('done');
    expect((await media.asset(id)).renditions).toMatchObject({ thumb: expect.anything() });
  });
});
