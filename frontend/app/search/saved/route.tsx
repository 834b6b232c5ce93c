import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { BriefcaseMedical, ClipboardList } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { told } from '../../shell/done.server';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FormPage } from '../../ui/form-page';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { MoreLink } from '../../ui/more-link';
import { TimeAgo } from '../../ui/time-ago';
import { beforeIn, idIn } from '../../wire/address.server';
import { pageBefore } from '../../wire/browser.server';
import { readForm } from '../../wire/sent-form.server';
import { removeSearch, type SavedSearch, savedSearches, saveSearch } from '../saved.server';
import '../saved.css';

const PATH = '/searches';

export const meta: MetaFunction = () => pageTitle('Saved searches');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return savedSearches(args, beforeIn(args.request));
}

/** Removes the search given as `remove`, or else saves the search of the submitted form. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = await readForm(args.request);
  const id = form.get('remove');
  if (typeof id === 'string') return told(await removeSearch(args, idIn(id)), PATH);
  const reply = await saveSearch(args, form);
  return told(reply, pageBefore(args.request, PATH), reply.msg);
}

export default function SavedSearches() {
  const { searches, nextBefore } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Saved searches"
      text={
        <>
          We notify you of new cases and opportunities that match.{' '}
          <Link to="/notifications/preferences">Choose how</Link>
        </>
      }
      back={{ to: '/search', label: 'Search' }}
    >
      {searches.length === 0 ? <Nothing /> : <List searches={searches} />}
      <MoreLink before={nextBefore}>Load more searches</MoreLink>
    </FormPage>
  );
}

function Nothing() {
  return (
    <EmptyState text="You have not saved a search yet.">
      <p className="muted">
        Search for cases or filter opportunities, then press “Notify me of new ones”.
      </p>
      <div className="row">
        <LinkButton look="secondary" to="/search">
          Search
        </LinkButton>
        <LinkButton look="secondary" to="/opportunities">
          Opportunities
        </LinkButton>
      </div>
    </EmptyState>
  );
}

function List({ searches }: { searches: SavedSearch[] }) {
  return (
    <ul className="card saved">
      {searches.map((search) => (
        <Row key={search.id} search={search} />
      ))}
    </ul>
  );
}

function Row({ search: { id, kind, query, narrowedBy, path, savedAt } }: { search: SavedSearch }) {
  const isOfCases = kind === 'cases';
  const everything = narrowedBy.length > 0 ? 'Opportunities' : 'All opportunities';
  const name = query === '' ? everything : query;
  const facts = [isOfCases ? 'Cases' : query && 'Opportunities', ...narrowedBy].filter(Boolean);
  return (
    <li className="saved__row">
      <Icon of={isOfCases ? ClipboardList : BriefcaseMedical} />
      <div className="saved__text">
        <Link to={path}>{name}</Link>
        <span className="quiet">
          {facts.map((fact) => `${fact} · `)}
          saved <TimeAgo at={savedAt} />
        </span>
      </div>
      <Form noValidate method="post" action={PATH}>
        <SubmitButton look="quiet" name="remove" value={id}>
          Remove<span className="sr-only"> {[name, ...narrowedBy].join(', ')}</span>
        </SubmitButton>
      </Form>
    </li>
  );
}
