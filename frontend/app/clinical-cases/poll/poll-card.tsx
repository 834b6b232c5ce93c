import { Vote } from 'lucide-react';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/button';
import { part } from '../../ui/part';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';
import { Ballot as BallotOfServer } from './ballot';
import type { Poll } from './poll';
import { PollResults as ResultsOfServer } from './poll-results';
import './poll.css';

const Ballot = import.meta.env.SSR
  ? BallotOfServer
  : part('.poll__scale', () => import('./ballot').then((loaded) => loaded.Ballot));
const PollResults = import.meta.env.SSR
  ? ResultsOfServer
  : part('.poll__results', () => import('./poll-results').then((loaded) => loaded.PollResults));

interface PollCardProps {
  post: ClinicalPost;
  poll: Poll | null;
  isOwn: boolean;
  /** The option that proved right, once the author has reported it. */
  rightOption: number | null;
}

/** The ballot or the results. Without a poll, the author is offered to add one. */
export function PollCard({ post, poll, isOwn, rightOption }: PollCardProps) {
  if (!poll) return isOwn && post.isOpen && !post.withdrawnAt ? <Invitation post={post} /> : null;
  if (poll.isRevealed || !post.isOpen)
    return <PollResults post={post} poll={poll} isOwn={isOwn} rightOption={rightOption} />;
  return <Ballot post={post} poll={poll} />;
}

function Invitation({ post }: { post: ClinicalPost }) {
  return (
    <Banner kind="neutral" icon={Vote}>
      <div className="stack stack--s">
        <p>
          <b>Do you want honest opinions?</b> Let colleagues vote before they read what others said.
        </p>
        <p>
          <LinkButton look="secondary" to={`${pathOfPost(post.id)}/poll`}>
            Add a poll
          </LinkButton>
        </p>
      </div>
    </Banner>
  );
}
