import { decisionAt } from '../../media/checks/decisions.wire';
import { fileTypes } from '../../media/file-type.rules';
import type { ReceivedFile } from '../../media/received-file';
import { Refusal } from '../../refusal';
import { type CheckedBody, masksOf } from '../consent/consent.wire';
import type { FileChanges, PostUpload } from './case-files.service';
import { caseFileRules } from './case-files.service';
import { type DescribedFiles, descriptionsIn } from './described-files.wire';
import type { FileCategory } from './file-categories';

/** For older apps that do not send categories. */
export const CATEGORY_BY_KIND = {
  image: 'IMAGE',
  video: 'VIDEO',
  pdf: 'REPORT',
  document: 'REPORT',
} as const;

/**
 * All files of a case are sent in one field; the rule for each follows from its category. Forms
 * without scripts cannot send categories, so they have a separate field for scans, which cannot be
 * recognised by file type.
 */
export const caseForm = {
  files: {
    scans: [caseFileRules.SCAN],
    files: [caseFileRules.IMAGE, caseFileRules.VIDEO, caseFileRules.REPORT, caseFileRules.SCAN],
  },
} as const;
export const CASE_FILES = Object.keys(caseForm.files);

interface SaidOfFiles extends Pick<CheckedBody, 'masks' | 'decisions' | 'sound'> {
  readonly fileTypes?: readonly FileCategory[];
  readonly altTexts?: readonly string[];
}

/** @throws Refusal 422 if the numbers of files, categories and descriptions do not match */
export function pairedUp(files: readonly ReceivedFile[], said: SaidOfFiles): PostUpload[] {
  const { fileTypes: categories, altTexts } = said;
  if (altTexts && altTexts.length > files.length)
    throw new Refusal('fields', { errors: { altTexts: ['Please send one text for each file.'] } });
  if (categories && categories.length !== files.length) {
    throw new Refusal('fields', {
      errors: {
        fileTypes: [
          'Please say for each file whether it is an IMAGE, a VIDEO, a REPORT or a SCAN.',
        ],
      },
    });
  }
  return files.map((file, index) => {
    const category =
      categories?.[index] ??
      (file.field === 'scans' ? 'SCAN' : CATEGORY_BY_KIND[fileTypes[file.claims].kind]);
    return {
      file,
      category,
      rule: caseFileRules[category],
      altText: altTexts?.[index],
      masks: masksOf(said, index),
      decision: decisionAt(said.decisions, index),
      keepsSound: said.sound?.[index] !== 'remove',
    };
  });
}

interface EditedFiles extends SaidOfFiles, DescribedFiles {
  readonly removedFiles?: readonly number[];
  readonly replacesFiles?: boolean;
  readonly removesFiles?: boolean;
}

/** Older apps only know one file: their flags apply to all existing ones. */
export function fileChanges(body: EditedFiles, files: readonly ReceivedFile[]): FileChanges {
  const added = pairedUp(files, body);
  const descriptions = descriptionsIn(body);
  if (body.removedFiles) return { added, removed: body.removedFiles, descriptions };
  const replaces = body.replacesFiles === true && files.length > 0;
  return { added, removed: replaces || body.removesFiles === true ? 'all' : [], descriptions };
}
