import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { publicMeta } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton } from '../../ui/button';
import { proseLinks } from '../../ui/fonts';
import { Link } from '../../ui/link';
import '../../ui/prose.css';
import { benefits } from './benefits';
import './benefits.css';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const links = proseLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta({
    title: 'Ten benefits of surgeon-led online communities · Suture',
    description:
      'From the second opinion before the first incision to rules made by those who must keep them: what surgeons gain from each other.',
    path: '/benefit-blog',
    origin: data?.origin ?? '',
  });

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { origin: new URL(args.request.url).origin };
}

export default function Benefits() {
  return (
    <main id="main" className="frame ten">
      <article className="prose">
        <h1>Ten benefits of surgeon-led online communities</h1>
        <p>
          Surgeons have always asked each other: at the scrub sink, on the phone, in congress
          corridors. An online community does not invent this conversation. It removes the walls
          around it. What follows is what we have seen surgeons gain when they run such a place
          themselves, and what they have to look after so that it stays good.
        </p>
        <ol className="ten__list">
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
        <p>
          None of this happens by itself. A community is as good as the questions asked in it and
          the patience with which they are answered. To see what it is like, read{' '}
          <Link to="/blogs">our blogs</Link>, or find out <Link to="/about">who we are</Link>.
        </p>
        <p className="no-print">
          <LinkButton size="l" to="/signup">
            Join Now
          </LinkButton>
        </p>
      </article>
    </main>
  );
}
