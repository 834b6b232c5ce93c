import type { LegalText } from './legal-text';
import { law } from './terms-law';
import { membership } from './terms-membership';

export const terms: LegalText = {
  title: 'Terms and Conditions',
  inForce: '20 November 2026',
  short: [
    'Membership is free, and open to licensed medical professionals aged 18 or over.',
    'No patient may be recognisable in anything that you post.',
    'What you post stays yours, and you answer for it.',
    'Suture is for exchange among colleagues; decisions on patients remain yours.',
    'You can leave at any time, and take your data along.',
  ],
  sections: [...membership, ...law],
};
