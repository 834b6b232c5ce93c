import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { organization, publicMeta, structured } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { articles } from '../../shell/publishing/articles.server';
import { focusFirst } from '../../ui/focus-first';
import { registrationChecks, siteContent } from '../api.server';
import '../public.css';
import { Arrival } from './arrival';
import { checkedRegistrations } from './checked-registrations';
import { Features } from './features';
import { FromTheBlog } from './from-the-blog';
import { Hero } from './hero';
import { JoinNow } from './join-now';
import { NewSite } from './new-site';
import { Questions } from './questions';
import { Specialities } from './specialities';
import { Testimonials } from './testimonials';
import { Trust } from './trust';
import './landing.css';
import './arrival.css';
import './features.css';
import './trust.css';
import './before-joining.css';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const origin = data?.origin ?? 'http://localhost';
  return [
    ...publicMeta({
      title: 'Suture · The free professional network for surgeons',
      description:
        'Share a case with pictures. Colleagues across the world answer within its seven days. Free for every surgeon, every speciality.',
      path: '/',
      origin,
    }),
    structured(organization(origin)),
  ];
};

/** Sections with a path of their own: /home/features, /home/howWework, /home/blogs. */
const SECTIONS = ['features', 'howWework', 'blogs'];
const TEASER = 4;

export async function loader(args: LoaderFunctionArgs) {
  const session = await admit(args);
  const section = SECTIONS.find((name) => name === args.params['sectionName']);
  const [{ testimonials }, checks, newest] = await Promise.all([
    siteContent(args),
    registrationChecks(args),
    articles(args, { pageSize: TEASER }),
  ]);
  return {
    section,
    testimonials,
    checks,
    blogs: newest.articles,
    isSignedIn: session !== null,
    origin: new URL(args.request.url).origin,
  };
}

export default function Landing() {
  const {
    section,
    testimonials,
    checks,
    blogs: newest,
    isSignedIn,
  } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <Hero isSignedIn={isSignedIn} checks={checkedRegistrations(checks)} />
      <Section name="howWework" wanted={section}>
        <Arrival />
      </Section>
      <Section name="features" wanted={section}>
        <Features />
      </Section>
      <Trust />
      <Specialities />
      {testimonials.length > 0 ? <Testimonials voices={testimonials} /> : <NewSite />}
      <Section name="blogs" wanted={section}>
        <FromTheBlog blogs={newest} />
      </Section>
      <Questions />
      {!isSignedIn && <JoinNow />}
    </main>
  );
}

/**
 * The section named in the URL contains an element as high as the viewport that takes the focus, so
 * that the page opens at this section.
 */
function Section({
  name,
  wanted,
  children,
}: {
  name: string;
  wanted: string | undefined;
  children: ReactNode;
}) {
  return name === wanted ? (
    <div className="goto">
      <span data-goto="" {...focusFirst} />
      {children}
    </div>
  ) : (
    children
  );
}
