import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { Eye } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Banner } from '../../ui/banner';
import { Link } from '../../ui/link';
import { idIn } from '../../wire/address.server';
import { Article } from '../article';
import { ownBlog } from '../publishing.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(`Preview: ${data?.title ?? ''}`);

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return ownBlog(args, idIn(args.params.id));
}

export default function Preview() {
  const blog = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <div className="frame notice">
        <Banner icon={Eye}>
          This is how it will look. It is {blog.status}.{' '}
          <Link to={`/admin/blogs/${blog.id}`}>Edit it</Link>
        </Banner>
      </div>
      <Article blog={blog} />
    </main>
  );
}
