import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { APPLICANTS_PER_PAGE } from '../../../../backend/src/opportunities/opportunity.rules';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { EmptyState } from '../../ui/empty-state';
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

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const { id } = args.params;
  if (!id) throw redirect('/opportunities');
  const asked = pageAskedIn(new URL(args.request.url).searchParams);
  return { session, ...asked, ...(await responsesTo(args, idIn(id), asked)) };
}

export default function Responses() {
  const { session, page, asOf, opportunity, applicants, total } = useLoaderData<typeof loader>();
  return (
    <OpportunitySection session={session} here="/opportunityPosted">
      <h1>Responses</h1>
      <OpportunityCard opportunity={opportunity}>
        <span className="row">
          <span className="muted tnum">Applications: {total}</span>
          <Changing opportunity={opportunity} />
        </span>
      </OpportunityCard>
      {applicants.length === 0 ? (
        <EmptyState text="No response received yet." />
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
