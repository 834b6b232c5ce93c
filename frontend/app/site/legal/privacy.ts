import type { LegalText } from './legal-text';
import { data } from './privacy-data';
import { rights } from './privacy-rights';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  inForce: '20 November 2026',
  short: [
    'We do not sell data, and there is no advertising.',
    'Pictures lose their metadata before anyone sees them.',
    'You can correct, export or delete your data at any time.',
    'Only cookies that are needed; nothing follows you to other sites.',
    'Under-18s cannot join.',
  ],
  sections: [...data, ...rights],
};
