import { Avatar } from '../ui/avatar';
import { DrName } from '../ui/dr-name';
import { Link } from '../ui/link';
import type { BeyondPost } from './beyond-post';
import { pathOfPostsBy } from './subject';

export function BeyondAuthor({ post: { author } }: { post: BeyondPost }) {
  return (
    <div className="person">
      <Avatar person={author} />
      <div className="person__text">
        <Link className="person__name" to={pathOfPostsBy(author.memberId)}>
          <DrName of={author.fullName} />
        </Link>
        <span className="person__meta" dir="auto">
          {author.speciality}
        </span>
      </div>
    </div>
  );
}
