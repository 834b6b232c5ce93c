import { DAY, resultOf } from '../../clinical-cases/support/cases';
import { hearSignals } from '../../notifications/support/hearing';
import { INDIA } from '../../onboarding/answers';
import { aForm, aPortrait } from '../../profiles/uploads';
import type { RunningApp } from '../../support/app';
import { aMember, aModerator, type Person } from '../../support/people';

export interface Registration {
  id: number;
  state: string;
  number: string;
  council: string;
  register_url: string | null;
  member: { id: number; name: string; speciality: string; country: string };
  question: string | null;
  answer: string | null;
  reason: string | null;
  until: string | null;
  proof: { name: string; url: string } | null;
}

type OwnRegistration = Registration & { proof_name: string | null; takes_proof: boolean };

let numbers = 0;

/** A member with one pending registration. */
export async function registered(
  app: RunningApp,
): Promise<{ who: Person; id: number; number: string }> {
  const who = await aMember(app);
  numbers += 1;
  const number = `TN ${numbers}`;
  await save(who, 'mediRegistration', [number]);
  return { who, id: (await own(who))[0]?.id ?? 0, number };
}

export async function save(who: Person, call: string, given: string[]): Promise<void> {
  const { code, body } = await who.post(call, {
    country: given.map(() => INDIA),
    region: given.map(() => 'Tamil Nadu'),
    mediRegistration: given,
  });
  if (code !== 200) throw new Error(JSON.stringify(body));
}

export const own = async (who: Person) =>
  resultOf(await who.get('registrations')) as unknown as OwnRegistration[];

/** Reads as a moderator who has just signed in, because the clock may have been moved. */
export const get = async (app: RunningApp, id: number) =>
  resultOf(
    await (await aModerator(app)).get(`admin/registrations/${id}`),
  ) as unknown as Registration;

export const decide = async (app: RunningApp, id: number, body: object, by?: Person) =>
  (by ?? (await aModerator(app))).post(`admin/registrations/${id}`, body);

/** A confirmation as it has to be: all was compared, and where is said. */
export const CONFIRMED = {
  action: 'confirm',
  foundSame: ['name', 'number', 'council'],
  source: 'https://register.example/search',
};

export const prove = async (who: Person, id: number) =>
  who.post(
    `registrations/${id}/proof`,
    aForm('proof', { name: 'certificate.jpg', bytes: await aPortrait(), type: 'image/jpeg' }),
  );

export async function isVerified(app: RunningApp, who: Person): Promise<boolean> {
  const [profile] = await app.rows<{ on: string | null }>(
    'select registration_verified_on::text as on from profile where account_id = ?',
    [who.id],
  );
  return profile?.on !== null;
}

export async function told(app: RunningApp, who: Person) {
  await hearSignals(app);
  return app.rows<{ kind: string; words: string | null; link: string }>(
    'select kind, words, link from notification where recipient_id = ? order by id',
    [who.id],
  );
}

export const dayIn = (app: RunningApp, days: number) =>
  new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
