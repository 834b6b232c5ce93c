import { ORGANISER_ZONE } from '../../../../backend/src/events/event-time.rules';
import { isZone } from '../../../../backend/src/platform/time-zones.rules';
import { type FormValues, textOf } from '../../lib/form-state';
import { zoneOf } from '../time-zone.server';
import { knownAs } from './own-time';

/**
 * The time zone in which an editor reads and enters times: the browser's, known from its cookie.
 */
export const ownZone = (request: Request): string => knownAs(zoneOf(request) ?? ORGANISER_ZONE);

/**
 * The time zone in which a form was filled in, as sent with it; the browser's may have changed
 * since.
 */
export function zoneOfForm(values: FormValues, request: Request): string {
  const zone = textOf(values, 'zone');
  return isZone(zone) ? zone : ownZone(request);
}
