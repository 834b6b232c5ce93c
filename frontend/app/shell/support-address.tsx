import { useSiteFacts } from './site-facts';

/** The support email address, if it is configured. */
export function SupportAddress() {
  const { supportEmail: address } = useSiteFacts();
  return address ? (
    <span className="small">
      Support: <a href={`mailto:${address}`}>{address}</a>
    </span>
  ) : null;
}
