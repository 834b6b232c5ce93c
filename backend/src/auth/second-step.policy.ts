import type { Settings } from '../platform/config/settings';
import type { Duty, Role } from './account.entity';

/** On a live service, staff who handle other members' content or images need two factors. */
export function owesSecondStep(
  account: { role: Role; duties: readonly Duty[]; secondStepAt: unknown },
  settings: Pick<Settings, 'isLive'>,
): boolean {
  const isStaff = account.role !== 'member' || account.duties.length > 0;
  return settings.isLive && isStaff && account.secondStepAt === null;
}
