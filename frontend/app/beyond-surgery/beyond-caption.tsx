import { LocalDate } from '../ui/local-date';
import { Measured } from '../ui/words';
import type { BeyondPost } from './beyond-post';
import { anchorOfBeyond } from './subject';

export function BeyondCaption({ post }: { post: BeyondPost }) {
  return (
    <div className="post__body">
      <h2 className="beyond__caption" id={`${anchorOfBeyond(post.id)}-title`} dir="auto">
        <Measured text={post.title} />
      </h2>
      <p className="quiet beyond__date">
        Posted On <LocalDate at={post.postedAt} />
        {post.isHidden && <span className="badge badge--attention">Hidden until reviewed</span>}
      </p>
    </div>
  );
}
