import { zoneInWords } from './own-time';

/** Browsers name some zones in other words than the server; the server's stay. */
export function ZoneWords({ zone }: { zone: string }) {
  return <span suppressHydrationWarning>{zoneInWords(zone)}</span>;
}
