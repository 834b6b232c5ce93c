import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { countries, specialities } from '../../reference-data/api.server';
import { admitSignedIn } from '../../shell/guard.server';
import { CARDS_PER_PAGE, postedOpportunities } from '../api.server';
import { Filters } from '../filters';
import { filtersIn } from '../filters.server';
import { Owning } from '../owning';
import { OpportunityResults } from '../results';
import { OpportunitySection } from '../section';

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
      <OpportunityResults found={found} page={chosen.page} perPage={perPage} asOf={chosen.asOf}>
        {(opportunity) => <Owning opportunity={opportunity} />}
      </OpportunityResults>
    </OpportunitySection>
  );
}
