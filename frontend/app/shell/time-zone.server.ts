import { isZone } from '../../../backend/src/platform/time-zones.rules';
import { countsTwelve, type ReaderClock } from '../lib/reader-clock';

/** The browser's time zone, from its cookie; undefined if the cookie is not set yet. */
export function zoneOf(request: Request): string | undefined {
  const [, zone = ''] =
    /(?:^|;\s*)zone=([\w/+%-]+)/.exec(request.headers.get('Cookie') ?? '') ?? [];
  return zone !== '' && isZone(zone) ? zone : undefined;
}

export const readerClockOf = (request: Request): ReaderClock => ({
  zone: zoneOf(request) ?? null,
  hasTwelveHours: countsTwelve(request.headers.get('Accept-Language') ?? ''),
});
