import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { APPLICANTS_PER_PAGE } from '../../../../backend/src/opportunities/opportunity.rules';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { Pager, pageAskedIn } from '../../ui/pager';
import { idIn } from '../../wire/address.server';
import { noStore } from '../../wire/no-store.server';
import { responsesTo } from '../api.server';
import { OpportunityCard } from '../card';
import { Changing } from '../owning';
import { OpportunitySection } from '../section';
import { ApplicantCard } from './applicants';

export const meta: MetaFunction = () => pageTitle('Responses');
export const headers = noStore;

const LISTS = [
  { state: 'all', label: 'All' },
  { state: 'new', label: 'New' },
  { state: 'accepted', label: 'Accepted' },
] as const;

const NOBODY = {
  all: 'No response received yet.',
  new: 'Every application is answered.',
  accepted: 'No application is accepted yet.',
};

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const { id } = args.params;
  if (!id) throw redirect('/opportunities');
  const { searchParams } = new URL(args.request.url);
  const asked = pageAskedIn(searchParams);
  const state = LISTS.find(({ state }) => state === searchParams.get('state'))?.state ?? 'all';
  return { session, ...asked, state, ...(await responsesTo(args, idIn(id), { ...asked, state })) };
}

export default function Responses() {
  const { session, page, asOf, state, opportunity, applicants, total, counts } =
    useLoaderData<typeof loader>();
  return (
    <OpportunitySection session={session} here="/opportunityPosted">
      <h1>Responses</h1>
      <OpportunityCard opportunity={opportunity}>
        <span className="row">
          <span className="muted tnum">Applications: {counts.all}</span>
          <Changing opportunity={opportunity} />
        </span>
      </OpportunityCard>
      {counts.all > 0 && (
        <nav className="chips" aria-label="Show">
          {LISTS.map((list) => (
            <Link
              key={list.state}
              className="chip"
              to={list.state === 'all' ? '?' : `?state=${list.state}`}
              aria-current={list.state === state || undefined}
            >
              {list.label} <span className="tnum">{counts[list.state]}</span>
            </Link>
          ))}
        </nav>
      )}
      {applicants.length === 0 ? (
        <EmptyState text={NOBODY[state]} />
      ) : (
        applicants.map((applicant) => (
          <ApplicantCard key={applicant.id} opportunityId={opportunity.id} applicant={applicant} />
        ))
      )}
      <Pager
        page={page}
        total={total}
        perPage={APPLICANTS_PER_PAGE}
        asOf={asOf}
        lastRow={applicants.at(-1)?.id}
      />
    </OpportunitySection>
  );
}
