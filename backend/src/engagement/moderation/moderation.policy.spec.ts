import { mayReview, mayRuleOn } from './moderation.policy';

const one = { memberId: 1, isOnly: false };
const only = { memberId: 1, isOnly: true };

describe('Who decides', () => {
  it('about a post is not its author, unless nobody else could', () => {
    expect(mayReview(one, { authorId: 2 })).toBe(true);
    expect(mayReview(one, { authorId: undefined })).toBe(true);
    expect(mayReview(one, { authorId: 1 })).toBe(false);
    expect(mayReview(only, { authorId: 1 })).toBe(true);
  });

  it('about an appeal has not decided before, either', () => {
    expect(mayRuleOn(one, { authorId: 2, decidedBy: 3 })).toBe(true);
    expect(mayRuleOn(one, { authorId: 2, decidedBy: 1 })).toBe(false);
    expect(mayRuleOn(one, { authorId: 1, decidedBy: 3 })).toBe(false);
    expect(mayRuleOn(only, { authorId: 1, decidedBy: 1 })).toBe(true);
  });
});
