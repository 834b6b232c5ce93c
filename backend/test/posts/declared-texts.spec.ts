import {
  POST_TEXT_NAMES,
  type PostTextName,
  postText,
  textsOf,
} from '../../src/clinical-cases/post-texts.rules';
import { caseForm, idIn, startWithFiles, withImages } from '../clinical-cases/support/cases';
import { exportOf } from '../clinical-cases/support/outgoing';
import { aPng } from '../community/support/posts';
import { aPatient, waitingForm } from '../patient-consent/support/links';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';

type Row = Record<string, unknown>;

const EMAIL = 'Please write to jane.doe@example.com.';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

/** A different sample for each text of a kind. */
const wordsOf = (kind: 'case' | 'image') =>
  Object.fromEntries(textsOf(kind).map((name) => [name, `Words of the ${name}`]));

const formOf = async (kind: 'case' | 'image', words: object) => {
  const { diagnosis: _, ...rest } = caseForm();
  return withImages({ ...rest, kind, ...words }, [await aPng()]);
};

const published = async (kind: 'case' | 'image'): Promise<number> => {
  const reply = await anna.post('posts', await formOf(kind, wordsOf(kind)));
  if (reply.code !== 200) throw new Error(JSON.stringify(reply.body));
  return idIn(reply);
};

const thePost = async (id: number) => (await ben.get(`posts/${id}`)).body['result'] as Row;

describe.each(['case', 'image'] as const)('The texts of a post (%s)', (kind) => {
  it('[D-1290] are written, read and changed one by one', async () => {
    const id = await published(kind);
    expect(await thePost(id)).toMatchObject(wordsOf(kind));
    for (const name of textsOf(kind)) {
      await anna.post(`posts/${id}`, { [name]: `Other ${name}` });
      expect(await thePost(id)).toMatchObject({ [name]: `Other ${name}` });
    }
    const others = POST_TEXT_NAMES.filter((name) => postText(name).of !== kind);
    for (const name of others) expect((await thePost(id))[name]).toBe('');
  });

  it.each(textsOf(kind))('[D-1290] refuses what names a person: %s', async (name) => {
    const id = await published(kind);
    const changed = await anna.post(`posts/${id}`, { [name]: EMAIL });
    expect([changed.code, Object.keys(changed.body.errors ?? {})]).toEqual([422, [name]]);
    const posted = await anna.post(
      'posts',
      await formOf(kind, { ...wordsOf(kind), [name]: EMAIL }),
    );
    expect([posted.code, Object.keys(posted.body.errors ?? {})]).toEqual([422, [name]]);
    const found = (await anna.post('posts/findings', { [name]: EMAIL })).body['result'] as Row;
    expect(found['texts']).toMatchObject([{ field: name, findings: [{ kind: 'email' }] }]);
  });

  it.each(textsOf(kind))('[D-1290] may be emptied where it is optional: %s', async (name) => {
    const id = await published(kind);
    const { required } = postText(name);
    const { code, body } = await anna.post(`posts/${id}`, { [name]: '' });
    if (required === null) expect(await thePost(id)).toMatchObject({ [name]: '' });
    else expect([code, body.errors]).toEqual([422, { [name]: [required] }]);
  });
});

describe('The texts of a post', () => {
  it('[D-1290] are read by the patient as declared, and part of what they agree to', async () => {
    const { diagnosis: _, ...form } = waitingForm();
    const reply = await anna.post('posts', { ...form, ...wordsOf('case') });
    const patient = await aPatient(app, anna, idIn(reply), {});
    const before = await patient.sees();
    const shown = textsOf('case').filter((name) => postText(name).patient === 'shown');
    for (const name of textsOf('case'))
      expect((before['shown'] as Row)[name]).toBe(
        shown.includes(name) ? `Words of the ${name}` : undefined,
      );
    const versions = new Set([before['version']]);
    for (const name of shown) {
      await anna.post(`posts/${idIn(reply)}`, { [name]: `Other ${name}` });
      versions.add((await patient.sees())['version']);
    }
    expect(versions.size).toBe(1 + shown.length);
  });

  it('[D-1290] are in the export of their author', async () => {
    const carla = await aMember(app);
    for (const kind of ['case', 'image'] as const)
      await carla.post('posts', await formOf(kind, wordsOf(kind)));
    const lists = new Map(JSON.parse((await exportOf(app, carla)).body) as [string, Row[]][]);
    const written = POST_TEXT_NAMES.map((name) => `Words of the ${name}`);
    for (const words of written) expect(JSON.stringify([...lists])).toContain(words);
  });

  it('[D-1290] enter the index of search as declared', async () => {
    const [trigger] = await app.rows<{ text: string }>(
      "select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'clinical_post_searched'",
    );
    const [, columns = ''] = /UPDATE OF (.*?) ON/.exec(trigger?.text ?? '') ?? [];
    const indexed = columns.split(', ');
    const isSearched = (name: PostTextName) => postText(name).searchedAs !== null;
    expect(POST_TEXT_NAMES.filter((name) => indexed.includes(name))).toEqual(
      POST_TEXT_NAMES.filter(isSearched),
    );
  });
});
