import { useSiteFacts } from './site-facts';

const names = { apple: 'App Store', google: 'Google Play' } as const;

/** Links to the mobile apps, if they are configured. */
export function StoreLinks() {
  const stores = useSiteFacts().stores;
  const known = (['apple', 'google'] as const).flatMap((store) =>
    stores[store] ? [{ store, href: stores[store] }] : [],
  );
  if (known.length === 0) return null;
  return (
    <ul className="row small" aria-label="Our apps">
      {known.map(({ store, href }) => (
        <li key={store}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {names[store]}
          </a>
        </li>
      ))}
    </ul>
  );
}
