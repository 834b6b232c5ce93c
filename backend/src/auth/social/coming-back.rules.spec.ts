import type { ArgumentsHost } from '@nestjs/common';
import type { Log } from '../../platform/logging/log';
import { Refusal } from '../../refusal';
import { asReturnPath } from './return-path.rules';
import { SIGN_IN_PROBLEMS, sentenceOfProblem } from './sign-in-problem.rules';
import { FlowProblem, SocialProblem, SocialProblemFilter } from './social-problem.filter';

describe('The way back', () => {
  it.each(['/', '/cases?page=2#top', '/a//b', `/${'x'.repeat(499)}`])('may be %s', (path) => {
    expect(asReturnPath(path)).toBe(path);
  });

  it.each([
    '',
    'cases',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/a b',
    '/a\u0000',
    '/\u007f',
    'https://evil.example',
    ' /cases',
    '/cases\n',
    `/${'x'.repeat(500)}`,
    undefined,
    null,
    7,
    ['/cases'],
  ])('is not %j', (path) => {
    expect(asReturnPath(path)).toBeUndefined();
  });
});

describe('A problem on the way', () => {
  const redirect = jest.fn();
  const error = jest.fn();
  const filter = new SocialProblemFilter({ error } as unknown as Log);
  const host = { switchToHttp: () => ({ getResponse: () => ({ redirect }) }) };
  beforeEach(() => [redirect, error].map((mock) => mock.mockReset()));

  it.each([
    [new FlowProblem('social-cancelled'), 'social-cancelled', 0],
    [new Refusal('auth.social-invalid'), 'social-invalid', 0],
    [new Refusal('auth.social-unverified'), 'social-unverified', 0],
    [new Refusal('auth.social-unavailable'), 'social-unavailable', 0],
    [new Refusal('auth.account-deleted'), 'social-deleted', 0],
    [new Refusal('auth.suspended'), 'social-suspended', 0],
    [new Refusal('auth.suspended-until-lifted'), 'social-suspended', 0],
    [new Refusal('not-found'), 'social-unavailable', 1],
    [new Error('access_token=1'), 'social-unavailable', 1],
  ])('%s leads to the log-in page', (cause, problem, times) => {
    filter.catch(new SocialProblem(cause), host as unknown as ArgumentsHost);
    expect(redirect.mock.calls).toEqual([[303, `/login?problem=${problem}`]]);
    expect(error).toHaveBeenCalledTimes(times);
  });

  it('is said in a sentence of ours, or not at all', () => {
    expect(sentenceOfProblem('social-deleted')).toBe(SIGN_IN_PROBLEMS['social-deleted']);
    for (const raw of [null, '', 'toString', 'else'])
      expect(sentenceOfProblem(raw)).toBe(undefined);
  });
});
