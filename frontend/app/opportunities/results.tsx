import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Pager } from '../ui/pager';
import type { Opportunity } from './api.server';
import { OpportunityCard } from './card';

interface ResultsProps {
  found: { opportunities: Opportunity[]; total: number };
  page: number;
  perPage: number;
  asOf: string;
  /** Renders the footer of each card. */
  children: (opportunity: Opportunity) => ReactNode;
}

/** A page of opportunity cards, or a link to post one if there are none. */
export function OpportunityResults({ found, page, perPage, asOf, children }: ResultsProps) {
  return (
    <>
      {found.opportunities.length === 0 ? (
        <EmptyState text="No Data Available">
          <LinkButton look="secondary" to="/opportunities/post">
            Post Opportunity
          </LinkButton>
        </EmptyState>
      ) : (
        found.opportunities.map((opportunity) => (
          <OpportunityCard key={opportunity.id} opportunity={opportunity}>
            {children(opportunity)}
          </OpportunityCard>
        ))
      )}
      <Pager
        page={page}
        total={found.total}
        perPage={perPage}
        asOf={asOf}
        lastRow={found.opportunities.at(-1)?.id}
      />
    </>
  );
}
