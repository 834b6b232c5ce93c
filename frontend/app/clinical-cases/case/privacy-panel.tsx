import { Check, ChevronDown, Minus, ShieldCheck } from 'lucide-react';
import { CONSENT_WORDS } from '../../../../backend/src/clinical-cases/privacy/consent.rules';
import { longDate } from '../../lib/time';
import { counted, drName } from '../../lib/words';
import { KIND_NAMES } from '../../media/findings/finding-row';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { languageName } from '../languages';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';
import type { Consent, Privacy, PrivacyReport } from '../privacy.server';

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

interface CheckDone {
  text: string;
  isDone: boolean;
}

function checksOf(post: ClinicalPost, reports: PrivacyReport[]): CheckDone[] {
  const [latest] = reports;
  const files = reports.flatMap((report) => report.files);
  const masks = files.reduce((sum, file) => sum + file.masks, 0);
  const kept = [...new Set(reports.flatMap((report) => report.kept))].map((kind) =>
    KIND_NAMES[kind].toLowerCase(),
  );
  return [
    {
      text: `The text was read for names, dates, numbers and places${latest ? ` (rules of ${latest.lintVersion})` : ''}.`,
      isDone: true,
    },
    ...(kept.length > 0
      ? [
          {
            text: `The author kept what looked like: ${kept.join(', ')}, marked as not identifying.`,
            isDone: true,
          },
        ]
      : []),
    ...(files.length > 0
      ? [
          {
            text: `${counted(files.length, 'file was', 'files were')} re-encoded: camera, place, time and author details were removed.`,
            isDone: true,
          },
          {
            text:
              masks > 0
                ? `${counted(masks, 'place was', 'places were')} covered in the pixels.`
                : 'Nothing was covered.',
            isDone: masks > 0,
          },
          reviewOf(post, reports),
        ]
      : []),
  ];
}

function reviewOf({ author }: ClinicalPost, reports: PrivacyReport[]): CheckDone {
  const reviewed = reports.find(({ wasReviewed }) => wasReviewed);
  if (!reviewed)
    return {
      text: 'It was posted with an app that does not ask to review each file.',
      isDone: false,
    };
  return {
    text: `${drName(author.fullName)} reviewed each file at full size on ${longDate(reviewed.createdAt)}.`,
    isDone: true,
  };
}

function ConsentFacts({ consent, fileCount }: { consent: Consent; fileCount: number }) {
  const facts = [
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
  return (
    <dl className="case__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
