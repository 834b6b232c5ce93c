import { caseForm, type Rows, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aPatient, aScan, aWaitingCase } from './support/links';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

describe('What a patient sees', () => {
  it('[D-478] is what members would see, in the language of the link or of the moment', async () => {
    const id = await aWaitingCase(anna, {
      history: 'No jaundice.',
      clinicalQuestions: 'Open or laparoscopic?',
    });
    const patient = await aPatient(app, anna, id, {
      language: 'ar',
      scope: ['members', 'teaching'],
    });
    const seen = await patient.sees();
    expect(seen).toMatchObject({
      state: 'made',
      language: 'ar',
      languages: ['en', 'es', 'pt', 'fr', 'de', 'hi', 'ar', 'zh'],
      direction: 'rtl',
      scope: ['members', 'teaching'],
      text_version: '2026-11-30a',
      surgeon: { name: anna.fullName },
      shown: {
        age: 54,
        gender: 'Female',
        speciality: 'General Surgery',
        diagnosis: 'Acute cholecystitis',
        history: 'No jaundice.',
        question: 'Open or laparoscopic?',
        steps: [],
        outcome: null,
        files: [{ category: 'IMAGE' }],
      },
    });
    expect(seen['text']).toContain('هل يمكن');
    const german = (await patient.look('?language=de')).body['result'] as Record<string, unknown>;
    expect(german).toMatchObject({ language: 'de', direction: 'ltr' });
    expect(german['text']).toContain('Dürfen andere');
    await patient.say('give', { language: 'de' });
    const consents = resultOf(await anna.get(`clinicalCases/${id}/privacy`)) as unknown as {
      consents: Rows;
    };
    expect(consents.consents).toMatchObject([{ language: 'de', text_version: '2026-11-30a' }]);
  });

  it('[D-744] speaks of no pictures where there are none', async () => {
    const { consent: _, ...fields } = caseForm({ consentBy: 'patient' });
    const { body } = await anna.post('clinicalCases', fields);
    const patient = await aPatient(app, anna, Number(body['id']), { language: 'en' });
    expect((await patient.sees())['text']).toMatch(
      /^May other surgeons read about your illness\?\n.* without pictures /,
    );
  });

  it('[D-478] of a clinical image is its title and description', async () => {
    const { consent: _, ...fields } = caseForm({ consentBy: 'patient' });
    const form = new FormData();
    const all = { ...fields, type: 1, title: 'A polyp', description: 'Of the fundus.' };
    for (const [word, value] of Object.entries(all)) form.append(word, String(value));
    const { bytes } = await aScan();
    form.append(
      'cummunityfile',
      new File([new Uint8Array(bytes)], 'p.jpg', { type: 'image/jpeg' }),
    );
    const reply = await anna.post('addCommunityPost', form);
    const id = Number(reply.body['id']);
    expect(reply.code).toBe(200);
    const patient = await aPatient(app, anna, id);
    expect((await patient.sees())['shown']).toMatchObject({ title: 'A polyp', files: [{}] });
    const open = { community_id: id };
    expect((await ben.post('getCommunityPost', open)).code).toBe(404);
    await patient.say('give');
    expect((await ben.post('getCommunityPost', open)).code).toBe(200);
  });
});
