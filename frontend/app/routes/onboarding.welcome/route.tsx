import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { Mark } from '../../components/brand';
import { LinkButton } from '../../components/button';
import { StatePage } from '../../components/state-page';
import { requireSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { isBuilt } from '../../lib/pages';

export const meta: MetaFunction = () => pageTitle('Welcome');

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await requireSignedIn(args);
  return { memberId };
}

export default function Welcome() {
  const { memberId } = useLoaderData<typeof loader>();
  return (
    <StatePage>
      <span className="state__ok">
        <Mark />
      </span>
      <h1>Welcome to Suture</h1>
      <p className="muted">You can now connect with Surgeons across the World.</p>
      <div className="row">
        {isBuilt('/chat') ? (
          <LinkButton size="l" to="/chat">
            Connect Now
          </LinkButton>
        ) : (
          <LinkButton size="l" to="/community">
            Clinical Case Feed
          </LinkButton>
        )}
        <LinkButton size="l" look="secondary" to={`/profile/${memberId}`}>
          Your profile
        </LinkButton>
      </div>
    </StatePage>
  );
}
