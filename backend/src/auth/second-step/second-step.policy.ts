import type { Settings } from '../../platform/config/settings';
import type { Duty, Role } from '../account.entity';

/** Whoever works on what others wrote, or sees their pictures, needs two factors where real people are. */
export function owesSecondStep(
  account: { role: Role; duties: readonly Duty[]; secondStepAt: unknown },
  settings: Pick<Settings, 'isLive'>,
): boolean {
  const isStaff = account.role !== 'member' || account.duties.length > 0;
  return settings.isLive && isStaff && account.secondStepAt === null;
}
