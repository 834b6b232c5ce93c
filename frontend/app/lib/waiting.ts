import { DAY, HOUR, MINUTE } from './time';
import { counted, unbroken } from './words';

/** The time left: "2 days", "8 h", "45 min". */
export function leftInWords(ms: number): string {
  if (ms >= 2 * DAY) return counted(Math.round(ms / DAY), 'day');
  if (ms >= HOUR) return unbroken(`${Math.round(ms / HOUR)} h`);
  return unbroken(`${Math.max(1, Math.floor(ms / MINUTE))} min`);
}

/** "1 h 50 min", "3 h", "25 min". */
export function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && unbroken(`${hours} h`), (rest || !hours) && unbroken(`${rest} min`)]
    .filter(Boolean)
    .join(' ');
}
