import type { FieldErrors } from './wire/read';

/** Every way the house says no: its code and its sentence. `{n}` is filled from the refusal's values. */
const replies = {
  fields: { code: 422, msg: 'Please correct the marked fields.' },
  'not-found': { code: 404, msg: 'This does not exist, or you may not see it.' },
  'admin-only': { code: 403, msg: 'Only administrators may do that.' },
  'role-only': { code: 403, msg: 'Your role does not include that.' },
  'request.malformed': { code: 400, msg: 'The request could not be read.' },
  'request.unreadable-type': { code: 415, msg: 'The request could not be read.' },
  'request.too-large': { code: 413, msg: 'The request is too large.' },
  'request.foreign-origin': { code: 403, msg: 'This request did not come from our own pages.' },
  'request.foreign-caller': { code: 403, msg: 'You can only act for yourself.' },
  'request.key-reused': { code: 422, msg: 'This request key was already used.' },
  'request.under-way': {
    code: 409,
    msg: 'The same request is still being worked on. Please try again in a moment.',
  },
  'request.too-many': { code: 429, msg: 'Too many requests. Please try again later.' },
  'restricted.until': { code: 403, msg: 'You can read but not post until {date}.' },
  'restricted.confirm-email': {
    code: 403,
    msg: 'You can read but not post until you have confirmed your email address.',
  },
  'restricted.confirm-phone': {
    code: 403,
    msg: 'You can read but not post until you have confirmed your phone number.',
  },
  'session.missing': { code: 401, msg: 'Please log in to continue.' },
  'onboarding.incomplete': { code: 403, msg: 'Please complete the registration first!' },
  'onboarding.out-of-order': { code: 409, msg: 'Please complete the registration first!' },
  'onboarding.nothing-saved': {
    code: 404,
    msg: 'There is nothing to update yet. Please save it first.',
  },
  'onboarding.saved-before': { code: 409, msg: 'This is saved already. Please update it instead.' },
  'service.unavailable': {
    code: 503,
    msg: 'A part of Suture is not available right now. Please try again in a moment.',
  },
  'auth.second-step-due': {
    code: 403,
    msg: 'This account has a second step. Please sign in on the website.',
  },
  'auth.second-step-wrong': {
    code: 400,
    msg: 'That code was not right or has run out. {left} left.',
  },
  'auth.second-step-on': { code: 409, msg: 'The second step is on already.' },
  'auth.second-step-off': { code: 409, msg: 'The second step is not on.' },
  'auth.second-step-not-begun': { code: 409, msg: 'Please begin with the code to scan.' },
  'auth.second-step-owed': {
    code: 403,
    msg: 'Administrators need a second step. Please turn it on first.',
  },
  'auth.ticket-spent': {
    code: 400,
    msg: 'This took too long, or there were too many wrong codes. Please log in again.',
  },
  'auth.identity-unconfirmed': { code: 403, msg: 'Please confirm that it is you.' },
  'auth.identity-wrong': { code: 400, msg: 'The password or the one-time code is wrong.' },
  'auth.app-code-wanted': { code: 409, msg: 'Please use the code of your authenticator app.' },
  'auth.passkey-refused': {
    code: 400,
    msg: 'This passkey was not accepted. Please try again, or use another way.',
  },
  'auth.passkey-known': { code: 409, msg: 'This passkey is added already.' },
  'auth.passkeys-too-many': {
    code: 409,
    msg: 'You have {most} passkeys already. Please remove one first.',
  },
  'auth.asked-too-soon': {
    code: 429,
    msg: 'We have just sent you a code. Please wait a moment before you ask for another one.',
  },
  'auth.sign-in-needed': {
    code: 403,
    msg: 'Please log in with Google or Apple first, then open this link again.',
  },
  'auth.account-deleted': { code: 403, msg: 'This account has been deleted.' },
  'auth.code-wrong': { code: 400, msg: 'The one-time code is wrong or has expired.' },
  'auth.current-password-wrong': { code: 404, msg: 'The current password is wrong.' },
  'auth.no-password': {
    code: 403,
    msg: 'You log in with Google or Apple, so there is no password to change.',
  },
  'auth.credentials-wrong': { code: 400, msg: 'Invalid email or password' },
  'auth.email-unverified': { code: 422, msg: 'Please verify your email address first.' },
  'auth.email-taken': { code: 409, msg: 'This email is already registered.' },
  'auth.suspended': {
    code: 403,
    msg: 'This account is suspended until {day}. Please write to us if you think that this is wrong.',
  },
  'auth.link-unknown': { code: 404, msg: 'This link is not valid or has expired.' },
  'auth.link-used': {
    code: 409,
    msg: 'This link has already been used. Please log in with your password.',
  },
  'auth.refresh-token-dead': { code: 401, msg: 'Please log in again.' },
  'auth.social-invalid': {
    code: 400,
    msg: 'This sign-in is not valid or has expired. Please try again.',
  },
  'auth.social-unverified': {
    code: 400,
    msg: '{provider} has not verified your email address, so you cannot sign in with it.',
  },
  'auth.social-unavailable': {
    code: 503,
    msg: '{provider} does not answer right now. Please try again in a moment.',
  },
  'asking.asked-before': { code: 409, msg: 'Colleagues were asked for this case already.' },
  'asking.not-open': { code: 409, msg: 'This question does not wait for you any more.' },
  'asking.not-shown': { code: 409, msg: 'Colleagues cannot see this case yet.' },
  'beyond.changed-meanwhile': {
    code: 409,
    msg: 'This post was changed in the meantime. Please look at it again before you save.',
  },
  'beyond.not-author': { code: 403, msg: 'Only its author may do that.' },
  'chat.admins-only': { code: 403, msg: 'Only the admins of this group may do that.' },
  'chat.blocked': { code: 403, msg: 'You cannot write to this member.' },
  'chat.message-of-another': { code: 403, msg: 'You can only delete your own messages.' },
  'chat.message-not-yours': { code: 403, msg: 'You can only change your own messages.' },
  'chat.no-group': { code: 422, msg: 'You can only leave groups.' },
  'chat.not-connected': {
    code: 403,
    msg: 'You can only add members whom you are connected with.',
  },
  'chat.not-editable': { code: 409, msg: 'This message cannot be edited any more.' },
  'chat.partner-gone': { code: 409, msg: 'This member has left Suture.' },
  'chat.with-oneself': { code: 422, msg: 'You cannot chat with yourself.' },
  'admin.no-registration': { code: 409, msg: 'This member has given no medical registration.' },
  'admin.no-such-entry': { code: 409, msg: 'Our list has no such entry in that country.' },
  'admin.oneself': { code: 409, msg: 'You cannot do that to your own account.' },
  'clinical-cases.changed-meanwhile': {
    code: 409,
    msg: 'This case was changed in the meantime. Please look at it again before you save.',
  },
  'clinical-cases.closed': { code: 409, msg: 'This case is closed.' },
  'clinical-cases.takes-no-likes': { code: 409, msg: 'This case takes no likes.' },
  'clinical-cases.withdrawn': {
    code: 409,
    msg: 'The consent for this case is withdrawn. It can be deleted, but not changed.',
  },
  'clinical-cases.outcome-reported': { code: 409, msg: 'The outcome is reported already.' },
  'clinical-cases.nothing-held': { code: 409, msg: 'No file of this post waits for you.' },
  'clinical-cases.no-consent': {
    code: 409,
    msg: 'The patient has not agreed, so there is nothing to withdraw. You can delete the post.',
  },
  'patient-consent.too-many-links': {
    code: 409,
    msg: 'A post has at most five links at a time. Please end one that is not needed.',
  },
  'patient-consent.link-decided': {
    code: 409,
    msg: 'The patient has answered this link, so it cannot be ended.',
  },
  'patient-consent.patient-decides': {
    code: 409,
    msg: 'The patient has answered, so only the patient can decide about this post.',
  },
  'patient-consent.out-of-order': { code: 409, msg: 'This can no longer be decided in this way.' },
  'patient-consent.changed-meanwhile': {
    code: 409,
    msg: 'What would be shown has changed. Please look at it again before you decide.',
  },
  'clinical-cases.not-author': { code: 403, msg: 'Only its author may do that.' },
  'polls.answered': { code: 409, msg: 'Somebody has voted already: the poll stays as it is.' },
  'polls.own': { code: 403, msg: 'You cannot vote in your own case.' },
  'polls.voted': { code: 409, msg: 'You have voted or skipped already.' },
  'connections.asked-before': { code: 409, msg: 'You have sent this member a request already.' },
  'connections.connected-before': { code: 409, msg: 'You are connected with this member already.' },
  'connections.impossible': { code: 403, msg: 'You cannot connect with this member.' },
  'connections.oneself': { code: 422, msg: 'You cannot do that with yourself.' },
  'connections.own-request': {
    code: 403,
    msg: 'Only the member whom you asked can accept this request.',
  },
  'connections.you-blocked': {
    code: 403,
    msg: 'You have blocked this member. Unblock them first.',
  },
  'engagement.blocked': {
    code: 403,
    msg: 'You cannot like or comment on the posts of this member.',
  },
  'engagement.comment-gone': {
    code: 404,
    msg: 'The comment that you answer does not exist any more.',
  },
  'engagement.comment-of-another': {
    code: 403,
    msg: 'You can only change or delete your own comments.',
  },
  'engagement.comment-settled': { code: 409, msg: 'A comment can be changed for 15 minutes only.' },
  'engagement.own-subject': { code: 403, msg: 'You cannot report what you posted yourself.' },
  'explore.not-author': { code: 403, msg: 'Only its author may do that.' },
  'explore.has-video': { code: 409, msg: 'This post has its video already.' },
  'events.begun': { code: 409, msg: 'This event has begun.' },
  'events.not-now': { code: 409, msg: 'One joins an event while it takes place.' },
  'events.not-over': { code: 409, msg: 'The certificate is here once the event is over.' },
  'events.not-registered': { code: 403, msg: 'Please register for this event first.' },
  'events.over': { code: 409, msg: 'This event is over.' },
  'media.type-not-accepted': { code: 415, msg: '{sentence}' },
  'media.too-large': { code: 413, msg: '{sentence}' },
  'media.infected': { code: 422, msg: 'The virus scanner refused this file.' },
  'media.address-dead': { code: 403, msg: 'This address is not valid or has expired.' },
  'media.upload-unknown': {
    code: 404,
    msg: 'This upload is not complete, or does not exist any more. Please send the file again.',
  },
  'media.check-waiting': {
    code: 409,
    msg: 'Your files are still being checked. Please try again in a moment.',
  },
  'media.checks-busy': {
    code: 503,
    msg: 'Files of members are being checked right now. Please try again in a moment.',
  },
  'media.two-under-way': {
    code: 429,
    msg: 'Two of your uploads are under way already. Please try again when one of them is done.',
  },
  'media.no-room': {
    code: 507,
    msg: 'There is no space left, so nothing was saved. Please try again later.',
  },
  'opportunities.answered': { code: 409, msg: 'This application has been answered already.' },
  'opportunities.applied-before': {
    code: 409,
    msg: 'You have already applied for this opportunity.',
  },
  'opportunities.closed': { code: 409, msg: 'This opportunity is closed.' },
  'opportunities.not-owner': { code: 403, msg: 'Only who posted this opportunity may do that.' },
  'opportunities.own': { code: 403, msg: 'You cannot apply for your own opportunity.' },
  'profiles.asked-too-soon': {
    code: 429,
    msg: 'We have just sent you a code. Please wait a moment before you ask for another one.',
  },
  'search.too-many-saved': {
    code: 409,
    msg: 'You have saved {most} searches. Please remove one before you save another.',
  },
  'sockets.too-many': {
    code: 429,
    msg: 'You are connected in too many places. Please close one of them.',
  },
  'visitors.token-dead': { code: 401, msg: 'Please fill in the form to read the cases.' },
  'registration.decided': { code: 409, msg: 'This registration was decided about meanwhile.' },
  'registration.not-asked': { code: 409, msg: 'Nothing is asked about this registration.' },
  'registration.confirmed': {
    code: 409,
    msg: 'This confirmation does not end within {days} days.',
  },
  'no-changes': { code: 400, msg: 'No changes made' },
} satisfies Record<string, { code: number; msg: string }>;

export type Reason = keyof typeof replies;

interface RefusalDetails {
  /** Messages by wire word, for 422. */
  readonly errors?: FieldErrors;
  /** Fills `{name}` in the sentence. */
  readonly values?: Record<string, string | number>;
  /** Seconds. */
  readonly retryAfter?: number;
  /** What the reply carries besides, in words of the wire. */
  readonly besides?: Readonly<Record<string, unknown>>;
}

/** A no, in house words. The reply filter writes it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly besides: RefusalDetails['besides'];

  constructor(
    readonly reason: Reason,
    details: RefusalDetails = {},
  ) {
    super(sentence(replies[reason].msg, details));
    this.code = replies[reason].code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.besides = details.besides;
  }
}

/** For fields the first broken field speaks. */
function sentence(msg: string, details: RefusalDetails): string {
  const first = Object.values(details.errors ?? {})[0]?.[0];
  if (first) return first;
  return msg.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(details.values?.[name] ?? whole),
  );
}
