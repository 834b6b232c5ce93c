import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { Search as Glass } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { pageTitle } from '../../lib/meta';
import { countries } from '../../reference-data/api.server';
import { admit } from '../../shell/guard.server';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { findSurgeons, pageIn, searchIn, startingPoints } from '../api.server';
import { SearchFilters } from '../search-filters';
import { Results } from './results';

export const meta: MetaFunction = () => pageTitle('Search Surgeons');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const search = searchIn(args.request);
  const page = pageIn(args.request);
  const [found, points, known] = await Promise.all([
    findSurgeons(args, search, page),
    startingPoints(args),
    countries(args),
  ]);
  return {
    search,
    page,
    found,
    choices: { ...points, countries: known.map(({ id, name }) => ({ id, name })) },
  };
}

const PAUSE_MS = 200;

/** A plain form whose address is the search; with scripts it searches while one types. A newer search ends an older one. */
export default function SearchSurgeons() {
  const { search, page, found, choices } = useLoaderData<typeof loader>();
  const submit = useSubmit();
  const timer = useRef<number>(0);
  const { state, formData } = useNavigation();
  const isLeaving = state === 'loading' && formData === undefined;
  // Whoever follows a link is not called back by the search that was about to start.
  useEffect(() => {
    if (isLeaving) window.clearTimeout(timer.current);
  }, [isLeaving]);
  const searchSoon = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => submit(form, { replace: true, preventScrollReset: true }),
      PAUSE_MS,
    );
  };
  return (
    <main id="main" className="frame">
      <Form
        className="layout layout--2"
        method="get"
        action="/search"
        role="search"
        aria-label="Search Surgeons"
        onChange={searchSoon}
      >
        <div className="search__side">
          <fieldset className="card card__pad stack">
            <legend className="sr-only">Filters</legend>
            <SearchFilters choices={choices} search={search} />
            <Button type="submit" look="secondary" isWide>
              Apply filters
            </Button>
          </fieldset>
        </div>
        <div className="stack">
          <h1>Search Surgeons</h1>
          <div className="input-wrap search__box">
            <Icon of={Glass} />
            <input
              className="input"
              type="search"
              name="term"
              defaultValue={search.term}
              aria-label="Name"
              placeholder="Type min 3 characters to search the surgeons"
              autoComplete="off"
              maxLength={100}
            />
            <Button type="submit" look="quiet">
              Search
            </Button>
          </div>
          <Results {...{ search, page, found, choices }} />
        </div>
      </Form>
    </main>
  );
}
