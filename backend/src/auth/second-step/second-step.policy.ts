import type { Settings } from '../../platform/config/settings';
import type { Role } from '../account.entity';

/** Whoever works on what others wrote, or sees their pictures, needs two factors where real people are. */
export function owesSecondStep(
  account: { role: Role; second_step_at: unknown },
  settings: Pick<Settings, 'isLive'>,
): boolean {
  return settings.isLive && account.role !== 'member' && account.second_step_at === null;
}
