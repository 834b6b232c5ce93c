import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { AskLink } from '../../ui/ask-link';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import { beforeIn } from '../../wire/address.server';
import { type OwnApplication, ownApplications } from '../api.server';
import { Facts } from '../card';
import { OpportunitySection } from '../section';
import { StatusBadge } from '../status-badge';
import { WITHDRAW_QUESTION, WITHDRAWN } from './words';

export const meta: MetaFunction = () => pageTitle('Applied');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  return { session, ...(await ownApplications(args, beforeIn(args.request))) };
}

export default function Applied() {
  const { session, applications, nextBefore } = useLoaderData<typeof loader>();
  return (
    <OpportunitySection session={session} here="/opportunities/applied">
      <h1>Applied</h1>
      {applications.length === 0 && (
        <EmptyState text="You have not applied for anything yet.">
          <LinkButton look="secondary" to="/opportunities">
            All Opportunities
          </LinkButton>
        </EmptyState>
      )}
      {applications.map((application) => (
        <Application key={application.id} application={application} />
      ))}
      {nextBefore !== null && (
        <p className="more">
          <Link className="btn btn--secondary" to={`?before=${nextBefore}`}>
            Earlier applications
          </Link>
        </p>
      )}
    </OpportunitySection>
  );
}

function Application({
  application: { id, opportunity, status, word, hasCv, appliedAt },
}: {
  application: OwnApplication;
}) {
  const title = opportunity?.title ?? 'This opportunity was removed';
  return (
    <article className="card card__pad opp">
      <header>
        <h2>
          {opportunity ? (
            <Link className="opp__link" to={`/opportunities/${opportunity.id}`}>
              <bdi>{title}</bdi>
            </Link>
          ) : (
            title
          )}
        </h2>
        {opportunity && <Facts {...opportunity} />}
      </header>
      <p className="chips">
        <StatusBadge status={status} />
        {opportunity && opportunity.status !== 'Open' && (
          <span className="badge">{opportunity.status}</span>
        )}
      </p>
      {word && <Words text={word} lead={<strong>Their word to you</strong>} />}
      <footer className="opp__foot">
        <span className="quiet">
          Applied <TimeAgo at={appliedAt} />
        </span>
        {status !== 'withdrawn' && (
          <span className="row">
            {hasCv && (
              <a
                className="btn btn--secondary"
                href={`/opportunities/applied/${id}/cv`}
                target="_blank"
                rel="noopener"
              >
                View CV
              </a>
            )}
            <AskLink
              to={`/opportunities/applied/${id}/withdraw`}
              className="btn btn--danger-quiet"
              question={WITHDRAW_QUESTION}
              text={`${title}. ${WITHDRAWN}`}
              yes="Withdraw"
              look="danger"
            >
              Withdraw
            </AskLink>
          </span>
        )}
      </footer>
    </article>
  );
}
