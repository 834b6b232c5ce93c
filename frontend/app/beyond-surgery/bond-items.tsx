import type { Bond } from '../connections/api.server';
import { useBond } from '../connections/bond';
import { BondItem } from '../connections/bond-item';

/** What the menu of a card offers about its author: what the state of the two allows. */
export function BondItems({ bond: asIs }: { bond: Bond }) {
  const bond = useBond(asIs);
  return (
    <>
      {bond.standing === 'sent' && <span className="menu__row">Request Sent</span>}
      <BondItem bond={bond} intent="ask" />
      <BondItem bond={bond} intent="accept" />
      <BondItem bond={bond} intent="cancel" />
      <BondItem bond={bond} intent="disconnect" />
      <BondItem bond={bond} intent="block" />
    </>
  );
}
