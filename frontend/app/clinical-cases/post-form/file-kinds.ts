import { uploadRules } from '../../../../backend/src/media/upload.rules';

/** The kinds of files that a case may have, each with its own input. */
export const fileKinds = [
  {
    type: 'IMAGE',
    name: 'Images',
    label: 'Choose images',
    hint: 'JPEG or PNG, up to 5 MB each.',
    rule: uploadRules['case-image'],
  },
  {
    type: 'VIDEO',
    name: 'Videos',
    label: 'Choose videos',
    hint: 'MP4, up to 10 MB each.',
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
    hint: 'JPEG or PNG up to 5 MB, PDF up to 20 MB each.',
    rule: uploadRules['case-scan'],
  },
];
