import { Check, ChevronDown, Minus, ShieldCheck } from 'lucide-react';
import { CONSENT_WORDS } from '../../../../backend/src/clinical-cases/consent/consent.rules';
import { longDate } from '../../lib/time';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';
import type { Consent, Privacy } from '../privacy.server';
import { ConsentFacts } from './consent-facts';
import { checksOf } from './privacy-checks';
import './privacy-panel.css';

interface PrivacyPanelProps {
  post: ClinicalPost;
  privacy: Privacy;
  isOwn: boolean;
}

/** The consent, the checks and the link to withdraw. It promises checks, never anonymity. */
export function PrivacyPanel({ post, privacy: { consents, reports }, isOwn }: PrivacyPanelProps) {
  const [consent] = consents;
  if (!consent) return isOwn && post.isPatients ? <LinksAlone post={post} /> : null;
  return (
    <section className="trust" aria-labelledby="trust-title">
      <div className="trust__head">
        <Icon of={ShieldCheck} />
        <div>
          <h2 id="trust-title">
            {consent.withdrawnAt ? 'Consent withdrawn.' : 'Consent given. Checked.'}
          </h2>
          <p className="small">{summaryOf(consent)}</p>
        </div>
      </div>
      <details className="trust__more">
        <summary>
          What was checked
          <Icon of={ChevronDown} size="s" />
        </summary>
        <ul className="trust__checks">
          {checksOf(post, reports).map(({ text, isDone }) => (
            <li key={text}>
              <Icon of={isDone ? Check : Minus} size="s" />
              {text}
            </li>
          ))}
        </ul>
        <ConsentFacts consent={consent} fileCount={post.files.length} />
        <p className="quiet">
          We promise checks, never anonymity. Nobody can rule out that someone is recognised.
        </p>
      </details>
      <p className="trust__foot">
        {isOwn && (
          <Link to={`${pathOfPost(post.id)}/consent`}>
            {post.isPatients ? 'The patient’s links' : 'Let the patient decide'}
          </Link>
        )}
        {isOwn && !consent.withdrawnAt && (
          <Link to={`${pathOfPost(post.id)}/withdraw`}>Withdraw consent</Link>
        )}
        {isOwn && consent.withdrawnAt && (
          <Link to={`${pathOfPost(post.id)}/receipt`}>Show the receipt</Link>
        )}
        {!isOwn && (
          <Link to={`${pathOfPost(post.id)}/report`}>Can someone be recognised? Tell us</Link>
        )}
      </p>
    </section>
  );
}

/** There is no consent yet, only the links for the patient. */
function LinksAlone({ post }: { post: ClinicalPost }) {
  return (
    <section className="trust" aria-labelledby="trust-title">
      <div className="trust__head">
        <Icon of={ShieldCheck} />
        <h2 id="trust-title">The patient decides.</h2>
      </div>
      <p className="trust__foot">
        <Link to={`${pathOfPost(post.id)}/consent`}>The patient’s links</Link>
      </p>
    </section>
  );
}

function summaryOf({ withdrawnAt, givenAt, way }: Consent): string {
  if (withdrawnAt) return `Withdrawn on ${longDate(withdrawnAt)}. Nobody else can see this case.`;
  return `${CONSENT_WORDS[way]}, on ${longDate(givenAt)}.`;
}
