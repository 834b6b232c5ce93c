import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import { memberSummary } from '../../clinical-cases/member-summary.server';
import { pageTitle } from '../../lib/meta';
import { WaitingHere } from '../../outbox/waiting-here';
import { FirstStepsLink } from '../../shell/first-steps-link';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Avatar } from '../../ui/avatar';
import { DrName } from '../../ui/dr-name';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { MemberCounts } from '../../ui/member-counts';
import type { Session } from '../../wire/session.server';
import { AccountRows } from './account-rows';
import { SectionTiles } from './section-tiles';
import { YourRows } from './your-rows';
import './me.css';

export const meta: MetaFunction = () => pageTitle('Me');

/** Phones have no other page of members with the footer. */
export const handle: PageHandle = { footer: 'phones' };

/**
 * The "Me" page: all sections of the site, the member's own content and the account, within reach
 * of a thumb. Works without JavaScript.
 */
export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  return { session, summary: await memberSummary(args) };
}

export default function Me() {
  const { session, summary: mine } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="frame layout me-page">
      <h1 className="sr-only">Me</h1>
      <section className="card me-page__who" aria-label="You">
        <Who session={session} />
        <MemberCounts counts={mine.counts} />
      </section>
      <FirstStepsLink session={session} />
      <WaitingHere owner={session.memberId} />
      <SectionTiles summary={mine} speciality={session.speciality} />
      <YourRows summary={mine} />
      <AccountRows session={session} />
    </main>
  );
}

function Who({ session }: { session: Session }) {
  return (
    <Link className="me-page__person" to={`/profile/${session.memberId}`}>
      <Avatar person={session} size="l" />
      <span className="person__text">
        <b className="person__name">
          <DrName of={session.fullName} />
        </b>
        <span className="person__meta" dir="auto">
          {session.speciality}
        </span>
        <span className="me-page__view">View profile</span>
      </span>
      <Icon of={ChevronRight} />
    </Link>
  );
}
