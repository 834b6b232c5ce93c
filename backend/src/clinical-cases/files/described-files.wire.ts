import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { Refusal } from '../../refusal';
import { AreIds } from '../../wire/ids';
import { Wire } from '../../wire/wire';
import { MAX_CASE_FILES } from './case-files.service';

/** The fields of an edit that describe existing files: their ids and texts. */
export interface DescribedFiles {
  readonly describedFiles?: readonly number[];
  readonly describedAs?: readonly string[];
}

type Body<T> = abstract new () => T;

/** Adds the fields for describing existing files to a form. */
export function describing<T extends object>(body: Body<T>) {
  abstract class Describing extends (body as Body<object>) implements DescribedFiles {
    /** Ids from `files`. */
    @Wire({ optional: true, of: 'number', max: MAX_CASE_FILES })
    @AreIds('Please name the files that are described.')
    readonly describedFiles?: number[];

    /** A text description of each of these files, in order. */
    @Wire({ optional: true, max: MAX_CASE_FILES })
    @NoIdentifiers()
    readonly describedAs?: string[];
  }
  return Describing as unknown as Body<T & DescribedFiles>;
}

/**
 * The descriptions by file id. A single empty field of a form is read as an empty list.
 * @throws Refusal 422 if the numbers of files and descriptions do not match
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
