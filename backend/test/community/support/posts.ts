import { type Rows, type SentFile, withFiles } from '../../clinical-cases/support/cases';
import { aPicture } from '../../media/support/samples';
import type { Client, Replied } from '../../support/client';

export const imageFields = (changes: object = {}) => ({
  type: 1,
  title: 'Gallstones',
  description: 'On the bench',
  speciality: 'GI Surgery',
  indemnity: true,
  consent: true,
  relevance: true,
  ...changes,
});

export const caseFields = (changes: object = {}) => ({
  type: 2,
  speciality: 'General Surgery',
  age: 54,
  gender: 'Female',
  diagnosis: 'Acute cholecystitis',
  history: 'Two days of pain.',
  clinical_question: 'Operate now?',
  indemnity: true,
  consent: true,
  relevance: true,
  ...changes,
});

export async function aPng(): Promise<SentFile> {
  return { name: 'a (1).png', bytes: await aPicture().png().toBuffer(), type: 'image/png' };
}

/** A form with its one file under the word of the call. */
export function form(
  fields: object,
  file?: SentFile,
  word: 'cummunityfile' | 'communityfile' = 'cummunityfile',
): FormData {
  const made = withFiles(fields as Record<string, unknown>, []);
  if (file)
    made.append(word, new File([new Uint8Array(file.bytes)], file.name, { type: file.type ?? '' }));
  return made;
}

export async function anImage(author: Client, changes: object = {}): Promise<number> {
  const reply = await author.post('addCommunityPost', form(imageFields(changes), await aPng()));
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return Number(reply.body['id']);
}

/** The arrays of a list. */
export const arraysIn = (reply: Replied): Rows[] => {
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return reply.body['result'] as unknown as Rows[];
};

export async function thePost(
  viewer: Client,
  community_id: number,
): Promise<Record<string, unknown>> {
  const [posts] = arraysIn(await viewer.post('getCommunityPost', { community_id }));
  return posts?.[0] ?? {};
}
