import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { FILE_CATEGORIES, type FileCategory } from '../clinical-post.rows';
import { NoIdentifiers } from '../no-identifiers';
import { MAX_CASE_FILES } from './case-files.service';

const areCategories = (value: unknown) =>
  Array.isArray(value) &&
  value.every((one) => (FILE_CATEGORIES as readonly unknown[]).includes(one));

/** What a form says of the files that come with it. */
export interface AttachedFiles {
  readonly fileTypes?: FileCategory[];
  readonly altTexts?: string[];
}

type Body<T> = abstract new () => T;

/** A form that brings files. */
export function attaching<T extends object>(body: Body<T>) {
  abstract class Attaching extends (body as Body<object>) implements AttachedFiles {
    /** One for each file, in their order; from older apps without it the types of the files decide. */
    @Wire('fileTypes', { optional: true, max: MAX_CASE_FILES })
    @Rule('categories', areCategories, 'Each file is an IMAGE, a VIDEO, a REPORT or a SCAN.')
    readonly fileTypes?: FileCategory[];

    /** What each file shows, in their order, for who cannot see it. */
    @Wire('altTexts', { optional: true, max: MAX_CASE_FILES })
    @NoIdentifiers()
    readonly altTexts?: string[];
  }
  return Attaching as unknown as Body<T & AttachedFiles>;
}
