/**
 * Whether a post `p` has a blind poll that is still open. `now` is an SQL expression, like all
 * parameters here.
 */
export const isBlind = (now: string) => `(p.is_blind and coalesce(p.closes_at > ${now}, true))`;

/**
 * Whether a post `p` is blinded for a member (contract, section 22): the member has neither voted
 * nor skipped, and so is not shown what others said about it. Everything that reads comments,
 * outcomes or counts of other members' posts checks this; search leaves blinded posts out. For
 * posts without a blind poll the first flag decides.
 */
export const isBlinded = (who: { member: string; isAdmin: string; now: string }) =>
  `(${isBlind(who.now)} and p.author_id <> ${who.member} and not ${who.isAdmin}
    and (select true from case_poll_vote said where said.post_id = p.id and said.member_id = ${who.member}) is null)`;

/** Takes the parameters `memberId`, `isAdmin` and `now` of a `statement`. */
export const BLINDED = isBlinded({ member: ':memberId', isAdmin: ':isAdmin', now: ':now' });

/**
 * Whether comments and outcome of post `p` are withheld from whoever searches. Their text then must
 * not match, or affect counts and ranking. Takes `viewer`, `isAdmin` and `now`.
 */
export const WITHHELD = isBlinded({ member: ':viewer', isAdmin: ':isAdmin', now: ':now' });
