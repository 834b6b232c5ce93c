import { HOUR } from '../../lib/time';
import { leftInWords } from '../../lib/waiting';
import { abbreviated } from '../../lib/words';
import type { Fact } from '../../ui/fact-list';
import type { RegistrationChecks } from '../api.server';

/** So few say nothing about how registrations are checked. */
const FEW = 50;

/** What the landing page says of them; nothing while there are few. */
export function checkedRegistrations({
  confirmed,
  refused,
  medianHours,
}: RegistrationChecks): Fact[] {
  const checked = confirmed + refused;
  if (checked <= FEW) return [];
  const facts: Fact[] = [
    ['registrations checked', abbreviated(checked)],
    ['of them refused', abbreviated(refused)],
  ];
  if (medianHours !== null) facts.push(['half wait at most', leftInWords(medianHours * HOUR)]);
  return facts;
}
