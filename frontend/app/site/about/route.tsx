import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { publicMeta } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { siteContent } from '../api.server';
import '../public.css';
import './about.css';
import { FoundingTeam } from './founding-team';
import { OurMission } from './our-mission';
import { OurStory } from './our-story';
import { Principles } from './principles';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta({
    title: 'About · Suture',
    description:
      'Why Suture exists: a free place where surgeons ask and answer, whoever they are and wherever they stand.',
    path: '/about',
    origin: data?.origin ?? '',
  });

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { origin, pathname } = new URL(args.request.url);
  return { origin, isMission: pathname.endsWith('/mission'), ...(await siteContent(args)) };
}

export default function About() {
  const { isMission, founders, mission } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <OurStory />
      <OurMission mission={mission} isWanted={isMission} />
      <Principles />
      <FoundingTeam founders={founders} />
    </main>
  );
}
