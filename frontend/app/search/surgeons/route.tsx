import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react';
import { isLongEnough } from '../../../../backend/src/profiles/people/names.rules';
import { pageTitle } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { pageIn } from '../../ui/pager';
import { askedIn, findOfAll, findOfKind } from '../found.server';
import { NO_GROUPS } from '../hit';
import { HitFilters } from '../hit-filters';
import { KindTabs } from '../kind-tabs';
import { NAME } from '../names';
import { AllKinds } from '../results/all-kinds';
import { Corrected, OneKind, ReadAs } from '../results/one-kind';
import { SearchFilters } from '../search-filters';
import { Results } from './results';
import { SearchBox } from './search-box';
import { surgeonsOf } from './surgeons.server';
import { useSearchSoon } from './use-search-soon';
import '../found.css';
import '../search.css';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.asked.term ? `${data.asked.term} · Search` : 'Search');

/**
 * The search page: /search?term=&kind=. The URL contains the whole search, so results can be
 * linked.
 */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const asked = askedIn(args.request);
  const page = pageIn(new URL(args.request.url).searchParams);
  const isAsked = isLongEnough(asked.term);
  const { kind } = asked;
  const isOfSurgeons = kind === 'members' || !isAsked;
  const [all, one, surgeons] = await Promise.all([
    isAsked ? findOfAll(args, asked) : NO_GROUPS,
    isAsked && kind !== 'all' && kind !== 'members'
      ? findOfKind(args, { ...asked, kind }, page)
      : null,
    isOfSurgeons ? surgeonsOf(args) : null,
  ]);
  return { asked, page, all, one, surgeons };
}

/**
 * A GET form; with JavaScript it also searches while the user types, and a newer search cancels an
 * older one.
 */
export default function SearchPage() {
  const { asked, page, all, one, surgeons } = useLoaderData<typeof loader>();
  const isOpen = useSearchParams()[0].get('filters') === 'open';
  const searchSoon = useSearchSoon(isOpen);
  const { term, kind } = asked;
  const { refusal } = surgeons?.found ?? one ?? all;
  const hasFilters = surgeons !== null || one !== null;
  return (
    <main id="main" className="frame">
      <Form
        noValidate
        className={hasFilters ? 'layout layout--2' : 'layout'}
        method="get"
        action="/search"
        role="search"
        aria-label={NAME}
        onChange={searchSoon}
      >
        {surgeons && (
          <div className="search__side">
            <fieldset className="card card__pad stack">
              <legend className="sr-only">Filters</legend>
              <SearchFilters choices={surgeons.choices} search={surgeons.search} />
              <Button type="submit" look="secondary" isWide>
                Apply filters
              </Button>
            </fieldset>
          </div>
        )}
        {one && kind !== 'all' && (
          <div
            className={classNames('search__side search__sheet', isOpen && 'search__sheet--open')}
          >
            <fieldset className="card card__pad stack">
              <legend className="sr-only">Filters</legend>
              <HitFilters asked={{ ...asked, kind }} found={one} />
            </fieldset>
          </div>
        )}
        <div className="stack">
          <h1 className="sr-only">{NAME}</h1>
          <SearchBox term={term} />
          {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
          <KindTabs term={term} current={kind} groups={all.groups} />
          {refusal !== '' && (
            <p className="quiet" role="alert">
              {refusal}
            </p>
          )}
          {surgeons === null && <Corrected asked={asked} read={one ?? all} />}
          {kind === 'all' && all.groups.length > 0 && (
            <>
              {all.isLoose && (
                <p className="quiet">
                  Nothing contains all of these words. These contain most of them.
                </p>
              )}
              <AllKinds term={term} groups={all.groups} />
            </>
          )}
          {one && refusal === '' && kind !== 'all' && (
            <OneKind asked={{ ...asked, kind }} found={one} page={page} />
          )}
          {surgeons && refusal === '' && <Results page={page} {...surgeons} />}
          {surgeons === null && refusal === '' && <ReadAs asked={asked} read={one ?? all} />}
        </div>
      </Form>
    </main>
  );
}
