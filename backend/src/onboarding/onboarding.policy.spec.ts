import { mayTakeStep } from './onboarding.policy';

const STEPS = [1, 2, 3, 4] as const;

describe('A step of onboarding', () => {
  it.each([
    [0, [1]],
    [1, [1, 2]],
    [2, [1, 2, 3, 4]],
    [4, [1, 2, 3, 4]],
  ])('after %i steps: %j may be taken', (lastCompleted, open) => {
    expect(STEPS.filter((step) => mayTakeStep(step, lastCompleted))).toEqual(open);
  });
});
