import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { usDate } from '../../lib/time';
import { AdminFrame } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { beforeIn } from '../../wire/address.server';
import { type OwnBlog, ownBlogs } from '../publishing.server';
import '../../shell/publishing/publishing.css';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Blogs · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return ownBlogs(args, beforeIn(args.request));
}

const looks = {
  draft: 'badge',
  scheduled: 'badge badge--attention',
  published: 'badge badge--success',
} as const;
const words = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

export default function AdminBlogs() {
  const { blogs, nextBefore } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="Blogs"
      choices={
        <div className="row">
          <LinkButton look="secondary" to="/admin/blogs/pictures">
            Pictures
          </LinkButton>
          <LinkButton to="/admin/blogs/new">New blog</LinkButton>
        </div>
      }
    >
      {blogs.length === 0 ? (
        <EmptyState text="No blogs have been written." />
      ) : (
        <ul className="card publishing">
          {blogs.map((blog) => (
            <Row key={blog.id} blog={blog} />
          ))}
        </ul>
      )}
      {nextBefore && <Link to={`/admin/blogs?before=${nextBefore}`}>Older blogs</Link>}
    </AdminFrame>
  );
}

function Row({ blog: { id, title, category, author, status, publishedAt } }: { blog: OwnBlog }) {
  return (
    <li className="publishing__row">
      <div>
        <Link to={`/admin/blogs/${id}`}>
          <b>{title}</b>
        </Link>
        <p className="quiet">
          {category} · {author}
          {publishedAt && ` · ${usDate(publishedAt)}`}
        </p>
      </div>
      <span className={looks[status]}>{words[status]}</span>
    </li>
  );
}
