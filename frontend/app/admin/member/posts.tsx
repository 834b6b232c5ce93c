import { Choices } from '../../shell/admin-frame';
import { Link } from '../../ui/link';
import { MoreLink } from '../../ui/more-link';
import { TimeAgo } from '../../ui/time-ago';
import type { MemberPost, PostKind } from '../member-record.server';

interface PostsProps {
  memberId: number;
  kind: PostKind;
  of: MemberPost[];
  nextBefore: number | null;
}

const kinds: { value: PostKind; label: string }[] = [
  { value: 'clinical-post', label: 'Cases and images' },
  { value: 'beyond-post', label: 'Beyond Surgery' },
  { value: 'explore-post', label: 'Explore' },
];
const types: Record<MemberPost['type'], string> = {
  case: 'Case',
  image: 'Image',
  post: 'Post',
  video: 'Video',
};

/** The member's posts that administrators may see, newest first. */
export function Posts({ memberId, kind, of: posts, nextBefore }: PostsProps) {
  const at = `/admin/members/${memberId}`;
  const choices = kinds.map((one) => ({ ...one, to: `${at}?kind=${one.value}#posts` }));
  return (
    <section className="card card__pad stack" aria-labelledby="posts">
      <h2 id="posts">Posts</h2>
      <Choices label="Which posts" current={kind} of={choices} />
      {posts.length === 0 && <p>No posts that an administrator may see.</p>}
      {posts.length > 0 && (
        <ul className="stack">
          {posts.map((post) => (
            <li key={post.id}>
              <Link to={post.path}>
                <bdi>{post.title || `${types[post.type]} ${post.id}`}</bdi>
              </Link>{' '}
              {post.is_hidden && <span className="badge badge--attention">Hidden</span>}
              <p className="quiet">
                {types[post.type]}, <TimeAgo at={post.created_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <MoreLink before={nextBefore} list="posts">
        Older posts
      </MoreLink>
      <p className="quiet">
        Posts that are waiting, being checked, withdrawn or deleted are not shown to administrators.
      </p>
    </section>
  );
}
