import { Form } from '@remix-run/react';
import { SlidersHorizontal, X } from 'lucide-react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { exploreHref } from '../filter';

/** The filter is in the URL, so that it can be bookmarked and shared. */
export function Filter({ names, chosen }: { names: string[]; chosen: string[] }) {
  return (
    <div className="stack stack--s">
      <details className="explore-filter" key={chosen.join()}>
        <summary className="btn btn--secondary">
          <Icon of={SlidersHorizontal} />
          Filter
          {chosen.length > 0 && (
            <>
              {' '}
              <span className="count">{chosen.length}</span>{' '}
              <span className="sr-only">specialities chosen</span>
            </>
          )}
        </summary>
        <Form noValidate className="card card__pad stack" method="get" action="/explore">
          <fieldset className="explore-filter__names">
            <legend className="field__label">Speciality</legend>
            {names.map((name) => (
              <label className="check" key={name}>
                <input
                  type="checkbox"
                  name="specialities"
                  value={name}
                  defaultChecked={chosen.includes(name)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          <Button type="submit">Show videos</Button>
        </Form>
      </details>
      {chosen.length > 0 && (
        <p className="chips">
          {chosen.map((name) => (
            <Link
              className="chip"
              aria-current="true"
              key={name}
              to={exploreHref(
                '/explore',
                chosen.filter((other) => other !== name),
              )}
            >
              {name} <Icon of={X} size="s" />
              <span className="sr-only">remove</span>
            </Link>
          ))}
          <Link className="chip" to="/explore">
            Clear all
          </Link>
        </p>
      )}
    </div>
  );
}
