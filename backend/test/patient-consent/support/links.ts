import { randomBytes } from 'node:crypto';
import {
  caseForm,
  idIn,
  type Rows,
  resultOf,
  type SentFile,
  withImages,
} from '../../clinical-cases/support/cases';
import { aPicture } from '../../media/support/samples';
import type { RunningApp } from '../../support/app';
import { Client, type Replied } from '../../support/client';
import type { Person } from '../../support/people';

/** The form of a case whose patient decides: nobody ticks the box for them. */
export const waitingForm = (changes: object = {}) => {
  const { consent: _, ...form } = caseForm({ consentBy: 'patient', ...changes });
  return form;
};

export const aScan = async (): Promise<SentFile> => ({
  name: 'scan.jpg',
  bytes: await aPicture(200, 100).jpeg().toBuffer(),
  type: 'image/jpeg',
});

/** @returns the id of a case with a picture, which waits for its patient */
export async function aWaitingCase(author: Client, changes: object = {}): Promise<number> {
  const reply = await author.post(
    'clinicalCases',
    withImages(waitingForm(changes), [await aScan()]),
  );
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return idIn(reply);
}

export interface Link {
  readonly id: number;
  readonly url: string;
  readonly qr: string;
  readonly token: string;
}

export async function aLink(author: Client, postId: number, more: object = {}): Promise<Link> {
  const reply = await author.post(`clinicalCases/${postId}/consentLinks`, {
    language: 'en',
    ...more,
  });
  if (reply.code !== 200) throw new Error(reply.body.msg);
  const made = reply.body['result'] as unknown as Omit<Link, 'token'>;
  return { ...made, token: made.url.slice(made.url.lastIndexOf('/') + 1) };
}

/** Somebody with a link and nothing else. */
export class Patient {
  private readonly client: Client;

  constructor(
    app: Pick<RunningApp, 'url'>,
    readonly token: string,
  ) {
    this.client = new Client(app);
  }

  look(query = ''): Promise<Replied> {
    return this.client.get(`patientConsent/${this.token}${query}`);
  }

  /** @throws Error where the link does not work */
  async sees(): Promise<Record<string, unknown>> {
    const reply = await this.look();
    if (reply.code !== 200) throw new Error(reply.body.msg);
    return reply.body['result'] as Record<string, unknown>;
  }

  /** As the page does, whoever agrees names the version that they were shown. */
  async say(decision: string, more: object = {}): Promise<Replied> {
    const seen = decision === 'give' ? { version: await this.seenVersion() } : {};
    return this.answer({ decision, ...seen, ...more });
  }

  answer(body: object): Promise<Replied> {
    return this.client.post(`patientConsent/${this.token}`, body);
  }

  private async seenVersion(): Promise<unknown> {
    const shown = (await this.look()).body['result'] as { version?: string } | undefined;
    return shown?.version || 'none';
  }
}

export async function aPatient(
  app: RunningApp,
  author: Person,
  postId: number,
  more: object = {},
): Promise<Patient> {
  return new Patient(app, (await aLink(author, postId, more)).token);
}

export const aRandomToken = (): string => randomBytes(32).toString('base64url');

export const linksOf = async (author: Person, postId: number): Promise<Rows> =>
  resultOf(await author.get(`clinicalCases/${postId}/consentLinks`));

export const answerOf = (reply: Replied) =>
  reply.body['result'] as unknown as { state: string; receipt: number; decided_at: string };

/** Brings a fresh link of a waiting case into a state. */
export async function aPatientIn(
  app: RunningApp,
  author: Person,
  state: string,
): Promise<{ patient: Patient; id: number }> {
  const id = await aWaitingCase(author);
  const { token, id: linkId } = await aLink(author, id);
  const patient = new Patient(app, token);
  if (state === 'refused') await patient.say('refuse');
  if (['given', 'changed', 'withdrawn'].includes(state)) await patient.say('give');
  if (state === 'changed')
    await author.post(`clinicalCases/${id}`, waitingForm({ history: 'Operated on since.' }));
  if (state === 'withdrawn') await patient.say('withdraw');
  if (state === 'ended')
    await author.send('DELETE', `clinicalCases/${id}/consentLinks/${linkId}`, {});
  return { patient, id };
}
