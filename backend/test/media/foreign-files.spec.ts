import { CheckPatience } from '../../src/media/checks/check-patience';
import { MediaAddresses } from '../../src/media/media.addresses';
import { MediaService } from '../../src/media/media.service';
import { VideosService } from '../../src/media/videos/videos.service';
import { Log } from '../../src/platform/logging/log';
import { sentenceOf } from '../../src/platform/logging/told-error.rules';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { lastPromised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { BLUE, RED } from './foreign/bmps';
import { halvesByFfmpeg, isNear } from './foreign/by-ffmpeg';
import { foreignDocuments, foreignPdfs } from './foreign/documents';
import { type Door, doorsOf } from './foreign/doors';
import { type ForeignFilm, foreignFilms } from './foreign/films';
import { type ForeignFile, foreignPictures, SECRET } from './foreign/pictures';

// Three hundred files are sent, each through several doors.
jest.setTimeout(900_000);

let app: RunningApp;
let anna: Person;
let logged: string;
let doors: Readonly<Record<string, Door>>;

beforeAll(async () => {
  app = await startWithFiles();
  Object.assign(app.nest.get(CheckPatience).ms, { review: 0, post: 0 });
  anna = await aMember(app);
  doors = await doorsOf(app, anna);
  logged = '';
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(app.nest.get(Log), level).mockImplementation((fields: unknown, text?: unknown) => {
      const { err, ...more } = (fields ?? {}) as { err?: unknown };
      const told = err instanceof Error ? sentenceOf(err) : err;
      logged += JSON.stringify([more, told, typeof fields === 'string' ? fields : '', text]);
    });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await app.stop();
});

const WRONG = /type|Please select|valid image|choose a PDF/i;

/** What is wrong with the answer to a file; nothing if it is right. */
function fault({ what, expected }: ForeignFile, { code, body }: Replied): string | undefined {
  const told = `${what}: ${code} ${body.msg}`;
  if (code >= 500) return told;
  if (expected === 'foreign') return code === 415 ? undefined : told;
  if (expected === 'either' && code === 200) return undefined;
  if (expected === 'taken') return code === 200 ? undefined : told;
  return code === 415 && !WRONG.test(String(body.msg)) ? undefined : told;
}

/** Makes the film that was sent last. */
async function worked(): Promise<{ state: string; poster?: Buffer }> {
  const [last] = await app.rows<{ id: number }>('select max(id)::int as id from asset');
  const assetId = last?.id ?? 0;
  const outboxId = await lastPromised(app, 'video', { assetId });
  const asset = await inUnitOfWork(app, async () => {
    await app.nest.get(VideosService, { strict: false }).make({ assetId, outboxId });
    const [made] = await app.nest.get(MediaService, { strict: false }).find([assetId]);
    return made;
  });
  if (asset?.state !== 'ready') return { state: asset?.state ?? 'gone' };
  const { posterUrl } = app.nest.get(MediaAddresses, { strict: false }).of(asset);
  const poster = await (await fetch(new URL(posterUrl ?? '', app.url))).arrayBuffer();
  return { state: 'ready', poster: Buffer.from(poster) };
}

/** What no door takes is sent through the doors of pictures. */
const asked = ({ expected }: ForeignFile, extension: string) =>
  expected === 'foreign' ? 'jpg' : extension;

describe('[D-922, D-924] Files of other programs', () => {
  it('[D-1032] are pictures whose colours stay, or are told what is wrong', async () => {
    const wrong: string[] = [];
    const shown: { file: ForeignFile; picture: Buffer }[] = [];
    const door = doors['a profile picture'];
    for (const file of await foreignPictures()) {
      const reply = await door?.send(file);
      if (!reply) continue;
      const said = fault(file, reply);
      if (said) wrong.push(said);
      if (said || reply.code !== 200 || !file.halves) continue;
      const { url } = reply.body['fileInfo'] as unknown as { url: string };
      const picture = Buffer.from(await (await fetch(new URL(url, app.url))).arrayBuffer());
      shown.push({ file, picture });
    }
    const seen = await halvesByFfmpeg(shown.map(({ picture }) => picture));
    for (const [at, { file }] of shown.entries())
      if (!file.halves?.every((colour, side) => isNear(colour, seen[at]?.[side] ?? [])))
        wrong.push(`${file.what}: ${seen[at]?.join(' and ')}`);
    expect(wrong).toEqual([]);
    expect(shown.length).toBeGreaterThan(90);
  });

  it('are judged alike at every other door that takes them', async () => {
    const wrong: string[] = [];
    let count = 0;
    const files = [...(await foreignPictures()), ...foreignPdfs(), ...foreignDocuments()];
    for (const [at, file] of files.entries()) {
      const extension = file.name.split('.')[1] ?? '';
      const open = Object.entries(doors).filter(
        ([name, { takes }]) => name !== 'a profile picture' && takes.test(asked(file, extension)),
      );
      // Pictures go through one other door each, in turn, and documents through three.
      const turns = extension === 'pdf' ? 3 : 1;
      const shown = Array.from({ length: turns }, (_, turn) => open[(at + turn) % open.length]);
      for (const [name, door] of shown.filter((one) => one !== undefined)) {
        count += 1;
        const said = fault(file, await door.send(file));
        if (said) wrong.push(`${name}, ${said}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(280);
  });

  it('are films that are shown in their colours, or rejected, at every door that takes them', async () => {
    const wrong: string[] = [];
    const shown: { film: ForeignFilm; poster: Buffer }[] = [];
    let count = 0;
    for (const film of await foreignFilms()) {
      const extension = film.name.split('.')[1] ?? '';
      const judged = { ...film, expected: 'either' } as const;
      for (const [name, { takes, send }] of Object.entries(doors)) {
        if (!takes.test(extension)) continue;
        count += 1;
        const said = fault(judged, await send(judged));
        if (said) wrong.push(`${name}, ${said}`);
      }
      const { state, poster } = await worked();
      if (film.state !== 'either' && state !== film.state) wrong.push(`${film.what}: ${state}`);
      if (poster) shown.push({ film, poster });
    }
    const seen = await halvesByFfmpeg(shown.map(({ poster }) => poster));
    for (const [at, { film }] of shown.entries()) {
      const [left = [], right = []] = seen[at] ?? [];
      const isAsMade = film.isTurned
        ? isNear(left, right)
        : isNear(left, RED, 40) && isNear(right, BLUE, 40);
      if (!isAsMade) wrong.push(`${film.what}: ${left} and ${right}`);
    }
    expect(wrong).toEqual([]);
    expect(shown.length).toBeGreaterThan(15);
    expect(count).toBeGreaterThan(60);
  });

  it('leave nothing of what stands in them in a log', () => {
    expect(logged).not.toContain(SECRET);
  });
});
