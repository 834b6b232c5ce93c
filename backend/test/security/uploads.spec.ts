import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawFile, type RawForm, sendForm, sendHalf } from '../../../scripts/lib/raw-forms.mjs';
import { fileTypes } from '../../src/media/file-type.rules';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { until } from '../support/until';
import { rows } from './rows';
import type { Asked } from './support/row';
import { ACTORS, aScene, type Scene } from './support/scene';
import { type UploadCall, uploadCallsOf } from './support/upload-calls';

const bytes = Buffer.alloc(3 * 1024 ** 2, 7);
const calls = uploadCallsOf();
let app: RunningApp;
let scene: Scene;
beforeAll(async () => {
  app = await startWithFiles();
  scene = await aScene(app);
});
afterAll(() => app.stop());
afterEach(nothingIsLeft);

/** What phones send. */
const TIFF = { name: 'IMG_0001.TIFF', type: 'image/tiff', bytes };

const FILES = [
  'a name that is refused',
  'a right name and wrong bytes',
  'an unknown field',
] as const;

function filesFor({ rule }: UploadCall): Record<(typeof FILES)[number], RawFile> {
  const [[field = '', [{ accepts }] = [{ accepts: [] }]] = []] = Object.entries(rule.files);
  const { extensions, declared } = fileTypes[accepts[0] ?? 'jpeg'];
  return {
    'a name that is refused': { field, ...TIFF },
    'a right name and wrong bytes': {
      field,
      name: `IMG_0001.${extensions[0]}`,
      type: declared[0],
      bytes,
    },
    'an unknown field': { field: 'nobodyAskedForThis', ...TIFF },
  };
}

describe.each(calls)('A form with files for $name', (call) => {
  const files = filesFor(call);
  const sentences = Object.values(call.rule.files).flatMap((rules) =>
    rules.map((one) => one.wrongType),
  );
  let formWith: FormWith;
  beforeAll(async () => {
    formWith = await formsTo(call);
  });

  it.each(['a name that is refused', 'a right name and wrong bytes'] as const)(
    'is answered with 415 and its sentence: a file with %s',
    async (which) => {
      const { status, text } = await sendForm(app, await formWith(files[which]));
      expect(status).toBe(415);
      expect(sentences).toContain(JSON.parse(text).msg);
    },
  );

  it.each(FILES)('is refused without its closing boundary: a file with %s', async (which) => {
    const { status } = await sendForm(app, await formWith(files[which]), '');
    expect(status).toBe(which === 'a name that is refused' ? 415 : 400);
  });

  it.each(FILES)('may break off in the middle of a file with %s', async (which) => {
    const sending = await sendHalf(app, await formWith(files[which]));
    sending.destroy();
    await nothingIsLeft();
    expect((await scene.owner.get('session')).code).toBe(200);
  });
});

describe('Forms with files that never end', () => {
  it('hold nobody up, on all calls at once', async () => {
    const sending = await Promise.all(
      calls.map(async (call) => {
        const formWith = await formsTo(call);
        const files = filesFor(call);
        return Promise.all(FILES.map(async (which) => sendHalf(app, await formWith(files[which]))));
      }),
    );
    expect((await scene.owner.get('session')).code).toBe(200);
    for (const one of sending.flat()) one.destroy();
    await nothingIsLeft();
  });
});

type FormWith = (file: RawFile) => Promise<RawForm>;

/** What the row of a call sends, by somebody who may, with another file in it. */
async function formsTo({ name }: UploadCall): Promise<FormWith> {
  const row = rows[name];
  if (!row) throw new Error(`${name} has no row: say in backend/test/security/rows who gets what.`);
  const ask = await row.prepare(scene);
  const actor = ACTORS.findLast((one) => row.expected[one] === 200) ?? 'admin';
  return async (file) => {
    const { path = {}, body } = await ask(actor);
    const filled = name
      .replace('POST ', '/api/v1/')
      .replace(/\{(\w+)\}/g, (_, word: string) => String(path[word]));
    const { headers } = scene.actor(actor);
    return { path: filled, headers, fields: fieldsIn(body), file };
  };
}

function fieldsIn(body: Asked['body'] = {}): [string, string][] {
  const entries = body instanceof FormData ? [...body.entries()] : Object.entries(body);
  return entries.flatMap(([word, value]) =>
    value instanceof File
      ? []
      : [[word, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
}

async function nothingIsLeft(): Promise<void> {
  const folder = join(app.settings.dataDir, 'media', '.tmp');
  await until(async () => (await readdir(folder).catch(() => [])).length === 0);
}
