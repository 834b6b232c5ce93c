import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { publicMeta } from '../../lib/meta';
import type { PageHandle } from '../../shell/page-handle';
import { proseLinks } from '../../ui/fonts';
import { privacy } from '../legal/privacy';
import { LegalPage } from '../legal-page';

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

/** Open to everybody, so the session is not fetched. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return { origin: new URL(request.url).origin, operator: context.operator };
}

export default function Privacy() {
  return <LegalPage text={privacy} operator={useLoaderData<typeof loader>().operator} />;
}
