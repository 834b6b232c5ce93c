import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { ReportLink } from '../../engagement/report-link';
import { pageTitle, titleOfOthers } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { opportunityById } from '../api.server';
import { Applying } from '../applying';
import { OpportunityCard } from '../card';
import { Owning } from '../owning';
import { OpportunitySection } from '../section';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data ? titleOf(data) : 'Opportunity');

function titleOf({
  session,
  opportunity: { id, title, owner },
}: Awaited<ReturnType<typeof loader>>) {
  if (owner.memberId === session.memberId) return title;
  return titleOfOthers('Opportunity', { id, by: owner.fullName });
}

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  return { session, opportunity: await opportunityById(args, idIn(args.params.id)) };
}

export default function OneOpportunity() {
  const { session, opportunity } = useLoaderData<typeof loader>();
  return (
    <OpportunitySection session={session} here="/opportunities">
      <OpportunityCard opportunity={opportunity} isWhole>
        {opportunity.owner.memberId === session.memberId ? (
          <Owning opportunity={opportunity} />
        ) : (
          <span className="row">
            <ReportLink
              className="btn btn--quiet"
              to={`/opportunities/${opportunity.id}`}
              kind="opportunity"
              text="Report this opportunity"
            />
            <Applying opportunity={opportunity} memberId={session.memberId} />
          </span>
        )}
      </OpportunityCard>
    </OpportunitySection>
  );
}
