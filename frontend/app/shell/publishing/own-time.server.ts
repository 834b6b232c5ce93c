import { ORGANISER_ZONE } from '../../../../backend/src/events/event-time.rules';
import { isZone } from '../../../../backend/src/platform/time-zones.rules';
import { type FormValues, textOf } from '../../lib/form-state';
import { zoneOf } from '../time-zone.server';
import { knownAs } from './own-time';

/** In which zone whoever publishes reads and writes times: that of the browser, as it told with the last page. */
export const ownZone = (request: Request): string => knownAs(zoneOf(request) ?? ORGANISER_ZONE);

/** The zone in which a form was written: it was named there, whatever the browser has told since. */
export function zoneOfForm(values: FormValues, request: Request): string {
  const zone = textOf(values, 'zone');
  return isZone(zone) ? zone : ownZone(request);
}
