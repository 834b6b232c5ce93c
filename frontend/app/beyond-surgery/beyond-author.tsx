import { drName } from '../lib/words';
import { Avatar } from '../ui/avatar';
import { Link } from '../ui/link';
import type { BeyondPost } from './beyond-post';
import { pathOfPostsBy } from './subject';

export function BeyondAuthor({ post: { author } }: { post: BeyondPost }) {
  return (
    <div className="person">
      <Avatar person={author} />
      <div className="person__text">
        <Link className="person__name" to={pathOfPostsBy(author.memberId)}>
          {drName(author.fullName)}
        </Link>
        <span className="person__meta">{author.speciality}</span>
      </div>
    </div>
  );
}
