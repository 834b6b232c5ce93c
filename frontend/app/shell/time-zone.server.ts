import { isZone } from '../../../backend/src/platform/time-zones.rules';

/** The zone that the reader's browser told with its last page; undefined before that. */
export function zoneOf(request: Request): string | undefined {
  const [, zone = ''] =
    /(?:^|;\s*)zone=([\w/+%-]+)/.exec(request.headers.get('Cookie') ?? '') ?? [];
  return zone !== '' && isZone(zone) ? zone : undefined;
}
