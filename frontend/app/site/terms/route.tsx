import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { publicMeta } from '../../lib/meta';
import type { PageHandle } from '../../shell/page-handle';
import { proseLinks } from '../../ui/fonts';
import { terms } from '../legal/terms';
import { LegalPage } from '../legal-page';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const links = proseLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta({
    title: 'Terms and Conditions · Suture',
    description:
      'The agreement between Suture and its members: who may join, patients in what you post, conduct, liability and disputes.',
    path: '/terms_and_conditions',
    origin: data?.origin ?? '',
  });

/** Open to everybody, so the session is not fetched. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return { origin: new URL(request.url).origin, operator: context.operator };
}

export default function Terms() {
  return <LegalPage text={terms} operator={useLoaderData<typeof loader>().operator} />;
}
