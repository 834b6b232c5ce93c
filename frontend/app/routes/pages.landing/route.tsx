import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { admit } from '../../lib/guard.server';
import { publicMeta } from '../../lib/meta';
import type { PageHandle } from '../../lib/page-handle';
import { Features } from './features';
import { Hero } from './hero';
import { JoinNow } from './join-now';
import { SevenDays } from './seven-days';
import './landing.css';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta({
    title: 'Suture · The free professional network for surgeons',
    description:
      'Share a case with pictures. Colleagues across the world answer within its seven days. Free for every surgeon, every speciality.',
    path: '/',
    origin: data?.origin ?? 'http://localhost',
  });

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { origin: new URL(args.request.url).origin };
}

export default function Landing() {
  return (
    <main id="main">
      <Hero />
      <SevenDays />
      <Features />
      <JoinNow />
    </main>
  );
}
