import { ChevronDown } from 'lucide-react';
import { counted } from '../../lib/words';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { PaperPage } from '../api.server';

/** How far a paper is, and the way to each item that is missing. */
export function MissingItems({ items }: { items: PaperPage['items'] }) {
  const missing = items.filter(({ state }) => state === 'missing');
  const done = items.length - missing.length;
  return (
    <section className="card card__pad stack" aria-labelledby="progress">
      <h2 id="progress">
        {done} of {items.length} items
      </h2>
      <progress value={done} max={items.length} aria-labelledby="progress" />
      {missing.length === 0 ? (
        <p>Nothing is missing.</p>
      ) : (
        <details className="paper-missing" open={missing.length <= MOST_OPEN}>
          <summary>
            {counted(missing.length, 'item is missing', 'items are missing')}
            <Icon of={ChevronDown} />
          </summary>
          <ul className="paper-missing__list">
            {missing.map(({ number, name, key, link }) => (
              <li key={key}>
                <span className="paper-item__number">{number}</span>{' '}
                <Link to={link} reloadDocument={!link.includes('/paper#')}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const MOST_OPEN = 12;
