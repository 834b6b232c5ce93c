/** While this holds, the poll of a post `p` blinds. `now` is an expression, as all parameters here. */
export const isBlind = (now: string) => `(p.is_blind and coalesce(p.closes_at > ${now}, true))`;

/**
 * Whether a post `p` is blinded for a member (contract section 22): they have neither voted nor skipped, so that nothing that others
 * say of it is shown to them. Everything that reads comments, outcomes or counts of posts of others asks this; search leaves out what
 * it holds for. Posts without a blind poll are done with at the first flag.
 */
export const isBlinded = (who: { member: string; isAdmin: string; now: string }) =>
  `(${isBlind(who.now)} and p.author_id <> ${who.member} and not ${who.isAdmin}
    and (select true from case_poll_vote said where said.post_id = p.id and said.member_id = ${who.member}) is null)`;

/** With the parameters of a `statement`. */
export const BLINDED = isBlinded({ member: ':memberId', isAdmin: ':isAdmin', now: ':now' });

/** Two columns of a post. */
export const BLINDING = `${isBlind(':now')} as "isBlind", ${BLINDED} as "isBlinded"`;
