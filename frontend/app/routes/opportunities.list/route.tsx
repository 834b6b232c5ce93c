import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { allOpportunities, CARDS_PER_PAGE } from '../../api/opportunities.server';
import { countries, specialities } from '../../api/places.server';
import { Applying } from '../../components/opportunities/card';
import { Filters } from '../../components/opportunities/filters';
import { OpportunityResults } from '../../components/opportunities/results';
import { OpportunitySection } from '../../components/opportunities/section';
import { StillLoading } from '../../components/still-loading';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { filtersIn } from '../../lib/opportunity-filters.server';

export const meta: MetaFunction = () => pageTitle('All Opportunities');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const chosen = filtersIn(args.request);
  const [found, places, names] = await Promise.all([
    allOpportunities(args, chosen),
    countries(args),
    specialities(args),
  ]);
  return {
    session,
    chosen,
    found,
    countries: places,
    specialities: names,
    perPage: CARDS_PER_PAGE,
  };
}

export default function Opportunities() {
  const {
    session,
    chosen,
    found,
    countries: places,
    specialities: names,
    perPage,
  } = useLoaderData<typeof loader>();
  return (
    <OpportunitySection session={session} here="/opportunities">
      <div className="page-head">
        <h1>All Opportunities</h1>
        <p className="muted tnum">Total Opportunities: {found.total}</p>
      </div>
      <Filters
        chosen={chosen}
        countries={places}
        specialities={names}
        path="/opportunities"
        hasPast
      />
      <StillLoading />
      <OpportunityResults found={found} page={chosen.page} perPage={perPage}>
        {(opportunity) => <Applying opportunity={opportunity} memberId={session.memberId} />}
      </OpportunityResults>
    </OpportunitySection>
  );
}
