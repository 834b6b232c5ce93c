import { Refusal } from '../../refusal';
import { AreIds } from '../../wire/ids';
import { Wire } from '../../wire/wire';
import { NoIdentifiers } from '../no-identifiers';
import { MAX_CASE_FILES } from './case-files.service';

/** What a change says of files that stay: which, and what each shows. */
export interface DescribedFiles {
  readonly describedFiles?: readonly number[];
  readonly describedAs?: readonly string[];
}

type Body<T> = abstract new () => T;

/** A form that may also describe the files that are there. */
export function describing<T extends object>(body: Body<T>) {
  abstract class Describing extends (body as Body<object>) implements DescribedFiles {
    /** Ids out of `files`. */
    @Wire('describedFiles', { optional: true, of: 'number', max: MAX_CASE_FILES })
    @AreIds('Please name the files that are described.')
    readonly describedFiles?: number[];

    /** What each of them shows, in their order, for who cannot see it. */
    @Wire('describedAs', { optional: true, max: MAX_CASE_FILES })
    @NoIdentifiers()
    readonly describedAs?: string[];
  }
  return Describing as unknown as Body<T & DescribedFiles>;
}

/**
 * The words by the ids of their files. One empty field of a form is read as none at all.
 * @throws Refusal 422 when files and words do not pair up
 */
export function descriptionsIn({
  describedFiles = [],
  describedAs = [],
}: DescribedFiles): Map<number, string> {
  const isOneEmptied = describedFiles.length === 1 && describedAs.length === 0;
  if (describedFiles.length !== describedAs.length && !isOneEmptied)
    throw new Refusal('fields', {
      errors: { describedAs: ['Please send one text for each file that is described.'] },
    });
  return new Map(describedFiles.map((id, index) => [id, describedAs[index] ?? '']));
}
