import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { CARDS_PER_PAGE, postedOpportunities } from '../../api/opportunities.server';
import { countries, specialities } from '../../api/places.server';
import { Filters } from '../../components/opportunities/filters';
import { Owning } from '../../components/opportunities/owning';
import { OpportunityResults } from '../../components/opportunities/results';
import { OpportunitySection } from '../../components/opportunities/section';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { filtersIn } from '../../lib/opportunity-filters.server';

export const meta: MetaFunction = () => pageTitle('Opportunities Posted');

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const chosen = filtersIn(args.request);
  const [found, places, names] = await Promise.all([
    postedOpportunities(args, chosen),
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

export default function Posted() {
  const {
    session,
    chosen,
    found,
    countries: places,
    specialities: names,
    perPage,
  } = useLoaderData<typeof loader>();
  return (
    <OpportunitySection session={session} here="/opportunityPosted">
      <div className="page-head">
        <h1>Opportunities Posted</h1>
        <p className="muted tnum">Total Opportunities: {found.total}</p>
      </div>
      <Filters chosen={chosen} countries={places} specialities={names} path="/opportunityPosted" />
      <OpportunityResults found={found} page={chosen.page} perPage={perPage}>
        {(opportunity) => <Owning opportunity={opportunity} />}
      </OpportunityResults>
    </OpportunitySection>
  );
}
