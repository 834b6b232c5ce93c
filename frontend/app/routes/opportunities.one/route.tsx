import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { opportunityById } from '../../api/opportunities.server';
import { Applying, OpportunityCard } from '../../components/opportunities/card';
import { Owning } from '../../components/opportunities/owning';
import { OpportunitySection } from '../../components/opportunities/section';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.opportunity.title ?? 'Opportunity');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  return { session, opportunity: await opportunityById(args, args.params.id ?? '') };
}

export default function OneOpportunity() {
  const { session, opportunity } = useLoaderData<typeof loader>();
  return (
    <OpportunitySection session={session} here="/opportunities">
      <OpportunityCard opportunity={opportunity} isWhole>
        {opportunity.owner.memberId === session.memberId ? (
          <Owning opportunity={opportunity} />
        ) : (
          <Applying opportunity={opportunity} memberId={session.memberId} />
        )}
      </OpportunityCard>
    </OpportunitySection>
  );
}
