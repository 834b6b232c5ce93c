import { draftKeyOf } from '../lib/draft-name';
import { keepWords, keptWords } from '../shell/kept-words';
import { type FileOfInput, keepFiles, keptFiles } from './kept-files';
import type { DraftOf, Kept } from './use-draft';
import { newId } from './use-kept-files';

interface Added {
  /** The field that takes the text. */
  field: string;
  text: string;
  files: readonly FileOfInput[];
}

/**
 * Adds words and files to a draft of this tab; its form brings them back as it does the rest.
 * @returns false if all files together are too many to be kept
 */
export async function addToDraft(
  { name, owner }: Pick<DraftOf, 'name' | 'owner'>,
  { field, text, files }: Added,
): Promise<boolean> {
  const key = draftKeyOf(name);
  const earlier = await keptWords(key, owner);
  const { words, files: named, ...more } = (earlier ? JSON.parse(earlier) : {}) as Partial<Kept>;
  const id = named?.id || newId();
  const all = [...(named ? await keptFiles(id) : []), ...files];
  if (!(await keepFiles(id, all))) return false;
  const kept: Kept = {
    ...more,
    words: { ...words, [field]: [words?.[field], text].filter(Boolean).join('\n\n') },
    files: { id, names: all.map(({ file }) => file.name) },
  };
  await keepWords(key, owner, JSON.stringify(kept));
  return true;
}
