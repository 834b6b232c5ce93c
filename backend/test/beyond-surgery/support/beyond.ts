import { type Rows, type SentFile, withFiles } from '../../clinical-cases/support/cases';
import { aPicture } from '../../media/support/samples';
import type { Client, Replied } from '../../support/client';

export async function aPhoto(): Promise<SentFile> {
  return { name: 'sunset.jpg', bytes: await aPicture().jpeg().toBuffer(), type: 'image/jpeg' };
}

/** A form with its one file under the word of the call. */
export function beyondForm(
  fields: object,
  file?: SentFile,
  word: 'beyondFile' | 'beyondfile' = 'beyondFile',
): FormData {
  const made = withFiles(fields as Record<string, unknown>, []);
  if (file)
    made.append(word, new File([new Uint8Array(file.bytes)], file.name, { type: file.type ?? '' }));
  return made;
}

/** @returns the id of a post that was just added */
export async function aBeyondPost(
  author: Client,
  title = 'First summit',
  file?: SentFile,
): Promise<number> {
  const reply = await author.post(
    'addBeyondPost',
    beyondForm({ title, indemnity: true }, file ?? (await aPhoto())),
  );
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return Number(reply.body['id']);
}

/** The arrays of a list. */
export const arraysIn = (reply: Replied): Rows[] => {
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return reply.body['result'] as unknown as Rows[];
};

export async function theBeyondPost(
  viewer: Client,
  beyond_surgery_id: number,
): Promise<Record<string, unknown>> {
  const [posts] = arraysIn(await viewer.post('getBeyondPost', { beyond_surgery_id }));
  return posts?.[0] ?? {};
}
