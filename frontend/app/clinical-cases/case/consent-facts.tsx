import { CONSENT_WORDS } from '../../../../backend/src/clinical-cases/consent/consent.rules';
import { longDate } from '../../lib/time';
import { counted } from '../../lib/words';
import { type Fact, FactList } from '../../ui/fact-list';
import { languageName } from '../languages';
import type { Consent } from '../privacy.server';

export function ConsentFacts({ consent, fileCount }: { consent: Consent; fileCount: number }) {
  const facts: Fact[] = [
    ['For', consent.scope.map((scope) => CONSENT_WORDS[scope]).join(' · ')],
    ['Asked in', languageName(consent.language)],
    [
      'Covers',
      consent.withdrawnAt || fileCount === 0
        ? 'The text'
        : `The text and ${counted(fileCount, 'file')}`,
    ],
    ['Until', consent.expiresAt ? longDate(consent.expiresAt) : 'It is withdrawn'],
    ['Text', `Version ${consent.textVersion}`],
  ];
  return <FactList className="case__facts" facts={facts} />;
}
