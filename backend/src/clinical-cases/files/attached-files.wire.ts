import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { MAX_CASE_FILES } from './case-files.service';
import { FILE_CATEGORIES, type FileCategory } from './file-categories';

const areCategories = (value: unknown) =>
  Array.isArray(value) &&
  value.every((one) => (FILE_CATEGORIES as readonly unknown[]).includes(one));

/** The fields of a form about its uploaded files. */
export interface AttachedFiles {
  readonly fileTypes?: FileCategory[];
  readonly altTexts?: string[];
}

type Body<T> = abstract new () => T;

/** Adds the fields for uploaded files to a form. */
export function attaching<T extends object>(body: Body<T>) {
  abstract class Attaching extends (body as Body<object>) implements AttachedFiles {
    /** One per file, in order; if omitted by older apps, derived from the file types. */
    @Wire({ optional: true, max: MAX_CASE_FILES })
    @Rule('categories', areCategories, 'Each file is an IMAGE, a VIDEO, a REPORT or a SCAN.')
    readonly fileTypes?: FileCategory[];

    /** A text description of each file, in order. */
    @Wire({ optional: true, max: MAX_CASE_FILES })
    @NoIdentifiers()
    readonly altTexts?: string[];
  }
  return Attaching as unknown as Body<T & AttachedFiles>;
}
