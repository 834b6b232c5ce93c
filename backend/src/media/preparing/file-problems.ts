import { readFile, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { isOffice } from '../documents/office';
import { plainTextProblem } from '../documents/plain-text';
import type { PdfProblem } from '../documents/unusable-pdf';
import type { FileType } from '../file-type.rules';
import type { PictureProblem } from '../pictures/unusable-picture';
import type { ReceivedFile } from '../received-file';

/** Why a file of an accepted type cannot be used; `wrong-type` if it is of another one. */
export type FileProblem =
  | Exclude<PdfProblem, 'broken' | 'too-long'>
  | PictureProblem
  | 'wrong-type'
  | 'protected-document'
  | 'empty'
  | 'not-utf8';

/** Why a file could not be posted. */
export type Unreadable = { readonly picture: PictureProblem } | { readonly pdf: PdfProblem };

/** What is said of a wrong type is the rule's own sentence. */
const SENTENCES: Readonly<Record<Exclude<FileProblem, 'wrong-type'>, string>> = {
  active: 'This PDF holds scripts or other files. Please save it as a plain PDF and try again.',
  protected: 'This PDF is protected by a password. Please save it without one and try again.',
  'protected-document':
    'This document is protected by a password. Please save it without one and try again.',
  damaged: 'This file is cut off or damaged. Please send the original again.',
  'too-many-pixels': 'This picture has too many pixels. Please make it smaller and try again.',
  'too-many-frames': 'This animation has too many pictures. Please shorten it and try again.',
  'unknown-kind':
    'This kind of picture cannot be read. Please save it as JPEG or PNG and try again.',
  empty: 'This file is empty. Please choose another one.',
  'not-utf8': 'This text is not written in UTF-8. Please save it as UTF-8 and try again.',
};

export function sentenceFor(problem: FileProblem): string | undefined {
  return problem === 'wrong-type' ? undefined : SENTENCES[problem];
}

/** Whether a file is what its name says, as far as can be seen without reading all of it. */
export async function problemOf(
  { path, claims }: ReceivedFile,
  type: FileType,
): Promise<FileProblem | undefined> {
  if ((await stat(path)).size === 0) return 'empty';
  const found = await fileTypeFromFile(path);
  if (found && type.bytes.includes(found.mime)) return undefined;
  if (type.bytes.length === 0)
    return (await plainTextProblem(path)) ?? (found ? 'wrong-type' : undefined);
  const isProtected = isOffice(claims) && found?.mime === OLD_OFFICE && (await isEncrypted(path));
  return isProtected ? 'protected-document' : 'wrong-type';
}

/** Office programs store what they encrypt in the container of their older formats. */
const OLD_OFFICE = 'application/x-cfb';
const PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const isEncrypted = async (path: string) => (await readFile(path)).includes(PACKAGE);
