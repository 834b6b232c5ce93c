import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { typesInWords } from '../../media/file-problem';

/** The kinds of files that a case may have, each with its own input. */
export const fileKinds = [
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
