import type { Account } from './account.entity';
import { owesSecondStep } from './second-step.policy';

type Asked = Pick<Account, 'role' | 'duties'> & { secondStepAt: unknown };
const member: Asked = { role: 'member', duties: [], secondStepAt: null };
const admin: Asked = { ...member, role: 'admin' };
const editor: Asked = { ...member, duties: ['editor'] };

describe('Two factors', () => {
  it('are owed by all staff of a live service, and by nobody else', () => {
    const owing = (isLive: boolean) =>
      [member, admin, editor].map((account) => owesSecondStep(account, { isLive }));
    expect(owing(true)).toEqual([false, true, true]);
    expect(owing(false)).toEqual([false, false, false]);
  });

  it('are no longer owed once they are set up', () => {
    expect(owesSecondStep({ ...admin, secondStepAt: new Date() }, { isLive: true })).toBe(false);
  });
});
