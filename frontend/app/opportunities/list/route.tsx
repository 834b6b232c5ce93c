import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { countries, specialities } from '../../reference-data/api.server';
import { requireMember } from '../../shell/guard.server';
import { StillLoading } from '../../ui/still-loading';
import { allOpportunities, CARDS_PER_PAGE } from '../api.server';
import { Applying } from '../applying';
import { Filters } from '../filters';
import { filtersIn } from '../filters.server';
import { OpportunityResults } from '../results';
import { OpportunitySection } from '../section';
import { TellMe } from '../tell-me';

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
      <TellMe chosen={chosen} />
      <StillLoading />
      <OpportunityResults found={found} page={chosen.page} perPage={perPage} asOf={chosen.asOf}>
        {(opportunity) => <Applying opportunity={opportunity} memberId={session.memberId} />}
      </OpportunityResults>
    </OpportunitySection>
  );
}
