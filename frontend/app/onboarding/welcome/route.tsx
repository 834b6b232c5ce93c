import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { Mark } from '../../shell/brand';
import { admitSignedIn } from '../../shell/guard.server';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { StatePage } from '../../ui/state-page';

export const meta: MetaFunction = () => pageTitle('Welcome');

export async function loader(args: LoaderFunctionArgs) {
  const { memberId, lastStep, speciality } = await admitSignedIn(args);
  return { memberId, lastStep, speciality };
}

export default function Welcome() {
  const { memberId, lastStep, speciality } = useLoaderData<typeof loader>();
  return (
    <StatePage>
      <span className="state__ok">
        <Mark />
      </span>
      <h1>Welcome to Suture</h1>
      <p className="muted">You can now connect with Surgeons across the World.</p>
      <div className="row">
        <LinkButton size="l" to="/chat">
          Connect Now
        </LinkButton>
        <LinkButton size="l" look="secondary" to={`/profile/${memberId}`}>
          Your profile
        </LinkButton>
      </div>
      <p>
        <Link to="/first-day">Answer your first case</Link>
        {speciality && (
          <>
            {', or read '}
            <Link to={`/community?${new URLSearchParams({ speciality })}`}>
              those of {speciality}
            </Link>
          </>
        )}
      </p>
      <Unfinished lastStep={lastStep} />
    </StatePage>
  );
}

const LAST = 4;

/** Steps 3 and 4 are offered but not required. */
function Unfinished({ lastStep }: { lastStep: number }) {
  if (lastStep >= LAST) return null;
  return (
    <p className="muted">
      Strengthen your profile. Finish: <Link to="/membershipAssociation">memberships</Link>,{' '}
      <Link to="/mediRegistration">medical registration</Link> (needed for the Verified badge).
    </p>
  );
}
