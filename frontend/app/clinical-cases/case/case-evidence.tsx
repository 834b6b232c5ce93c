import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Words } from '../../ui/words';
import { CaseFacts } from '../case-facts';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';
import { optionalCaseTexts } from '../post-texts';

interface CaseEvidenceProps {
  post: ClinicalPost;
  /** Whether there is a consent that holds. */
  isAgreed: boolean;
  /** Whether a phone shows all of the history, not its first lines. */
  isWhole: boolean;
  /** What happened next. */
  steps: ReactNode;
}

/** What is known about the patient. */
export function CaseEvidence({ post, isAgreed, isWhole, steps }: CaseEvidenceProps) {
  const isCase = post.kind === 'case';
  return (
    <div className="cs__evidence">
      <section className="cs__story" aria-labelledby="history-title">
        <h2 className="sr-only" id="history-title">
          {isCase ? 'History' : 'Description'}
        </h2>
        <CaseFacts {...post}>
          {isAgreed && (
            <span className="facts__ok">
              <Icon of={ShieldCheck} size="s" />
              Consent given
            </span>
          )}
        </CaseFacts>
        <History
          text={isCase ? post.history || 'No history Available' : post.description}
          to={`${pathOfPost(post.id)}?history=all`}
          isWhole={isWhole}
        />
      </section>
      {optionalCaseTexts.map(
        ([name, { heading }]) =>
          heading && <Section key={name} heading={heading} text={post[name]} />,
      )}
      {!post.hasOutcome && <Section heading="Outcome" text={post.outcome} />}
      {steps}
    </div>
  );
}

function Section({ heading, text }: { heading: string; text: string }) {
  if (!text) return null;
  return (
    <section className="cs__story">
      <h2>{heading}</h2>
      <Words text={text} />
    </section>
  );
}

/** Four lines of a phone hold about this many characters. */
const FEW_LINES = 160;

const isLong = (text: string) => text.length > FEW_LINES || text.split('\n').length > 4;

/** On a phone its first lines: the discussion is what follows. */
function History({ text, to, isWhole }: { text: string; to: string; isWhole: boolean }) {
  const isCut = !isWhole && isLong(text);
  return (
    <>
      <Words className={classNames(isCut && 'cs__cut')} text={text} />
      {isCut && (
        <Link className="cs__all" to={to} preventScrollReset replace>
          Read all
        </Link>
      )}
    </>
  );
}
