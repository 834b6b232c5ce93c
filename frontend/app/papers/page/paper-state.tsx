import { CircleAlert, Clock, Download, FileText } from 'lucide-react';
import { Banner } from '../../ui/banner';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { PaperPage } from '../api.server';

interface PaperStateProps {
  paper: PaperPage;
  /** The page on which publication is agreed to. */
  consent: string;
  /** This page. */
  to: string;
}

/** Whether the document can be made, and where it is. */
export function PaperState({ paper, consent, to }: PaperStateProps) {
  if (!paper.is_agreed)
    return (
      <Banner kind="attention" icon={CircleAlert}>
        <p>
          {paper.state === 'ended'
            ? 'Publication was taken back, and the paper has ended. What you wrote is kept.'
            : 'The patient has not agreed to publication.'}{' '}
          <Link to={consent}>Consent of this case</Link>
        </p>
      </Banner>
    );
  if (paper.state === 'making')
    return (
      <Banner icon={Clock}>
        <p role="status">
          The document is being made. <Link to={to}>Look again</Link>
        </p>
      </Banner>
    );
  if (paper.state === 'failed')
    return (
      <Banner kind="attention" icon={CircleAlert}>
        <p>The document could not be made. Please try again in a few minutes.</p>
      </Banner>
    );
  return paper.fileId === null ? null : <Made paper={paper} />;
}

function Made({ paper: { fileId, is_outdated, made_at } }: { paper: PaperPage }) {
  if (is_outdated)
    return (
      <Banner kind="attention" icon={CircleAlert}>
        <p>The case has changed since the document was made. Please make it again.</p>
      </Banner>
    );
  return (
    <Banner icon={FileText}>
      <p>
        The document is ready. Last made: {made_at && <TimeAgo at={made_at} />}. It is kept for 30
        days and does not include what you save later.
      </p>
      <a className="btn btn--secondary" href={`/api/v1/papers/${fileId}`} download>
        <Icon of={Download} />
        Download (.docx)
      </a>
    </Banner>
  );
}
