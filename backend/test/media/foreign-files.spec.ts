import sharp from 'sharp';
import { CheckPatience } from '../../src/media/checks/check-patience';
import { Log } from '../../src/platform/logging/log';
import { sentenceOf } from '../../src/platform/logging/told-error.rules';
import { prove, registered } from '../admin/support/registrations';
import { beyondForm } from '../beyond-surgery/support/beyond';
import { soloOf } from '../chat/support/chats';
import { caseForm, startWithFiles, withFiles } from '../clinical-cases/support/cases';
import { form as communityForm, imageFields } from '../community/support/posts';
import { anOpportunity, applicationForm } from '../opportunities/support/opportunities';
import { aForm } from '../profiles/uploads';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, anAdmin, type Person } from '../support/people';
import { foreignDocuments, foreignPdfs } from './foreign/documents';
import { type ForeignFile, foreignPictures, SECRET } from './foreign/pictures';

// Three hundred files are sent.
jest.setTimeout(180_000);

let app: RunningApp;
let anna: Person;
let logged: string;
let doors: Readonly<Record<string, Door>>;

interface Door {
  readonly takes: RegExp;
  send(file: ForeignFile): Promise<Replied>;
}

const TYPES: Readonly<Record<string, string>> = {
  ...{ bmp: 'image/bmp', png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' },
  ...{ webp: 'image/webp', pdf: 'application/pdf', txt: 'text/plain', docx: '' },
};
const sent = ({ name, bytes }: ForeignFile) => ({
  ...{ name, bytes, type: TYPES[name.split('.')[1] ?? ''] ?? '' },
});

beforeAll(async () => {
  app = await startWithFiles();
  Object.assign(app.nest.get(CheckPatience).ms, { review: 0, post: 0 });
  anna = await aMember(app);
  const [ben, admin] = [await aMember(app), await anAdmin(app)];
  const room = await soloOf(anna, ben);
  const opportunity = await anOpportunity(app, ben);
  const { who, id } = await registered(app);
  const under =
    (path: string, word: string, by = anna, fields: object = {}): Door['send'] =>
    async (file) => {
      const form = aForm(word, sent(file));
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      return by.post(path, form);
    };
  const ofCase =
    (path: string, category: string): Door['send'] =>
    async (file) =>
      anna.post(path, withFiles(caseForm(), [sent(file)], [category]));
  doors = {
    'a profile picture': {
      takes: /png|jpg|gif|bmp|webp/,
      send: under('uploadProfilePic', 'profile_pic'),
    },
    'a case': { takes: /png|jpg|webp/, send: ofCase('clinicalCases', 'IMAGE') },
    'a review': { takes: /png|jpg|webp/, send: ofCase('clinicalCases/review', 'IMAGE') },
    'a clinical image': {
      takes: /png|jpg|webp/,
      send: async (file) => anna.post('addCommunityPost', communityForm(imageFields(), sent(file))),
    },
    'Beyond Surgery': {
      takes: /png|jpg|gif|webp/,
      send: async (file) =>
        anna.post('addBeyondPost', beyondForm({ title: 'A walk', indemnity: true }, sent(file))),
    },
    'a chat': {
      takes: /png|jpg|gif|webp|pdf|docx|txt/,
      send: async (file) => {
        const form = new FormData();
        form.append('chatRoomId', String(room));
        form.append('chatCategory', 'I');
        form.append('chatFile', aForm('x', sent(file)).get('x') as File, file.name);
        return anna.post('uploadChatFile', form);
      },
    },
    'a blog': { takes: /png|jpg|gif|webp/, send: under('admin/blogs/images', 'image', admin) },
    'a proof': {
      takes: /png|jpg|webp|pdf/,
      send: under(`registrations/${id}/proof`, 'proof', who),
    },
    'a CV': { takes: /pdf/, send: under('uploadCv', 'cv') },
    'an application': {
      takes: /pdf/,
      send: async (file) =>
        (await aMember(app)).post(
          'opportunities/apply',
          await applicationForm(opportunity, {}, file.bytes),
        ),
    },
    'a report': { takes: /pdf/, send: ofCase('clinicalCases', 'REPORT') },
    'the review of a report': { takes: /pdf/, send: ofCase('clinicalCases/review', 'REPORT') },
    'a scan': { takes: /pdf|png|jpg/, send: ofCase('clinicalCases', 'SCAN') },
  };
  await prove(who, id);
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
  if (expected === 'either' && code === 200) return undefined;
  if (expected === 'taken') return code === 200 ? undefined : told;
  return code === 415 && !WRONG.test(String(body.msg)) ? undefined : told;
}

async function halvesOf(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return [0.2, 0.8].map((share) => {
    const at = (Math.floor(height / 3) * width + Math.floor(width * share)) * 3;
    return [...data.subarray(at, at + 3)];
  });
}

const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 999)) <= 24);

describe('[D-922, D-924] Files of other programs', () => {
  it('are pictures whose colours stay, or are told what is wrong', async () => {
    const wrong: string[] = [];
    const door = doors['a profile picture'];
    for (const file of await foreignPictures()) {
      const reply = await door?.send(file);
      if (!reply) continue;
      const said = fault(file, reply);
      if (said) wrong.push(said);
      if (said || reply.code !== 200 || !file.halves) continue;
      const { url } = reply.body['fileInfo'] as unknown as { url: string };
      const picture = Buffer.from(await (await fetch(new URL(url, app.url))).arrayBuffer());
      const [left = [], right = []] = await halvesOf(picture);
      if (!isNear(left, file.halves[0]) || !isNear(right, file.halves[1]))
        wrong.push(`${file.what}: ${left} and ${right}`);
    }
    expect(wrong).toEqual([]);
  });

  it('are judged alike at every other door that takes them', async () => {
    const wrong: string[] = [];
    let count = 0;
    const files = [...(await foreignPictures()), ...foreignPdfs(), ...foreignDocuments()];
    for (const [at, file] of files.entries()) {
      const extension = file.name.split('.')[1] ?? '';
      const open = Object.entries(doors).filter(
        ([name, { takes }]) => name !== 'a profile picture' && takes.test(extension),
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
    expect(count).toBeGreaterThan(150);
  });

  it('leave nothing of what stands in them in a log', () => {
    expect(logged).not.toContain(SECRET);
  });
});
