import { useSiteFacts } from './site-facts';

/** The one address of support, where the settings know it. */
export function SupportAddress() {
  const { supportEmail: address } = useSiteFacts();
  return address ? (
    <span className="small">
      Support: <a href={`mailto:${address}`}>{address}</a>
    </span>
  ) : null;
}
