import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { LegalPage } from '../../components/legal-page';
import { privacy } from '../../legal/privacy';
import { proseLinks } from '../../lib/fonts';
import { publicMeta } from '../../lib/meta';
import type { PageHandle } from '../../lib/page-handle';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const links = proseLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta({
    title: 'Privacy Policy · Suture',
    description:
      'What Suture keeps about members and visitors, why, who sees it, for how long, and what you can do about it.',
    path: '/privacy-policy',
    origin: data?.origin ?? '',
  });

/** For everybody in every state: nobody is asked who they are. */
export function loader({ request }: LoaderFunctionArgs) {
  return { origin: new URL(request.url).origin };
}

export default function Privacy() {
  return <LegalPage text={privacy} />;
}
