import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton } from '../../ui/button';
import { FormPage } from '../../ui/form-page';
import { noStore } from '../../wire/no-store.server';
import { exportDownloadsLeft } from '../api.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Download your data');
export const headers = noStore;

/** The emailed link. Whoever is signed out logs in first and comes back. */
export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  return { token, left: await exportDownloadsLeft(args, token) };
}

export default function Download() {
  const { token, left } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Download your data"
      text={left > 0 ? sentenceOf(left) : NOT_VALID}
      back={{ to: '/settings#data', label: 'Settings' }}
    >
      <div className="form-page__foot form-page__foot--end">
        {left > 0 ? (
          <a className="btn btn--primary btn--l" href={`/api/v1/exports/${token}`} download>
            Download
          </a>
        ) : (
          <LinkButton size="l" to="/account/export">
            Ask for a new link
          </LinkButton>
        )}
      </div>
    </FormPage>
  );
}

const NOT_VALID =
  'This link is not valid, or not any more. It belongs to one account, and works for 24 hours and three downloads, until a password or an address is changed.';

const sentenceOf = (left: number) =>
  `Everything Suture keeps about you, in one ZIP archive. ${
    left === 1 ? 'You can download it once more.' : `You can download it ${left} times.`
  }`;
