import {
  filmRules,
  type UploadRule,
  uploadRules,
} from '../../../../backend/src/media/upload.rules';
import { typesInWords } from '../../media/file-problem';

interface FileKind {
  type: 'IMAGE' | 'VIDEO' | 'REPORT' | 'SCAN';
  name: string;
  label: string;
  hint: string;
  rule: UploadRule;
}

/** The kinds of files that a case or a step may have, each with its own input. */
export const fileKinds: readonly FileKind[] = [
  {
    type: 'IMAGE',
    name: 'Images',
    label: 'Choose images',
    hint: `${typesInWords(uploadRules['case-image'])}, up to 5 MB each.`,
    rule: uploadRules['case-image'],
  },
  {
    type: 'VIDEO',
    name: 'Videos',
    label: 'Choose videos',
    hint: `${typesInWords(uploadRules['case-video'])}, up to 10 MB each.`,
    rule: uploadRules['case-video'],
  },
  {
    type: 'REPORT',
    name: 'Reports',
    label: 'Choose reports',
    hint: 'PDF, up to 20 MB each.',
    rule: uploadRules['case-report'],
  },
  {
    type: 'SCAN',
    name: 'Scans',
    label: 'Choose scans',
    hint: `${typesInWords(uploadRules['case-scan'])}, up to 20 MB each.`,
    rule: uploadRules['case-scan'],
  },
];

/** The same of a case, one of whose videos may be large. */
const withFilm = (film: UploadRule): readonly FileKind[] =>
  fileKinds.map((kind) =>
    kind.type === 'VIDEO'
      ? {
          ...kind,
          rule: film,
          hint: `${typesInWords(film)}, up to 10 MB each; one of them up to 200 MB.`,
        }
      : kind,
  );

export const caseKinds = withFilm(filmRules.new);
export const changedCaseKinds = withFilm(filmRules.changed);
