/**
 * What happens when a kind of user opens a path: `open`; `next`, redirect to the next onboarding
 * step; `refused`, an error page (403); `own`, open if its `:id` is the user's own, else refused
 * (while onboarding: the next step); or a path to redirect to, where `:me` is the user's own id.
 */
export type Outcome = 'open' | 'next' | 'refused' | 'own' | `/${string}`;

export type Kind = 'visitor' | 'onboarding' | 'member' | 'thirdParty';

export type Rule = Record<Kind, Outcome>;

interface Answers {
  visitor: Outcome;
  onboarding: Outcome;
  member: Outcome;
  /** Defaults to `member`. */
  thirdParty?: Outcome;
}

const rule = ({ thirdParty, ...answers }: Answers): Rule => ({
  ...answers,
  thirdParty: thirdParty ?? answers.member,
});

/** Open to visitors and members; whoever is joining already continues with it (D-983). */
const invitation = rule({ visitor: 'open', onboarding: 'next', member: 'open' });
/** Public and legal pages and links in emails: whoever is stuck in joining needs them, too. */
const always = rule({ visitor: 'open', onboarding: 'open', member: 'open' });
/** Missing in the spec's table for signed-in users, where unknown paths lead home. */
const signedOut = rule({ visitor: 'open', onboarding: 'next', member: '/home' });
const forMembers = rule({ visitor: '/login', onboarding: 'next', member: 'open' });
/** The user's own account, also while onboarding. */
const account = rule({ visitor: '/login', onboarding: 'open', member: 'open' });
const openStep = rule({ visitor: '/', onboarding: 'open', member: '/profile/:me' });
/** Optional steps, available once the first two are completed. */
const laterStep = rule({ visitor: '/', onboarding: 'next', member: 'open' });
const forVisitors = rule({ visitor: 'open', onboarding: 'next', member: '/community' });
const connections = rule({ visitor: '/home', onboarding: 'next', member: 'open' });
const ownOpportunities = rule({ visitor: '/opportunities', onboarding: 'next', member: 'open' });

/**
 * Both route tables of the specification in one, with the additions of D-138 to D-140 and
 * D-983.
 */
export const routeTable = {
  '/': invitation,
  '/home/:sectionName?': invitation,
  '/contactPage': always,
  '/about': always,
  '/about/mission': always,
  '/benefit-blog': always,
  '/blogs': always,
  '/blogs/:id': always,
  '/privacy-policy': always,
  '/try-the-gate': always,
  '/deleteaccount': always,
  '/account/confirm-deletion': always,
  '/terms_and_conditions/*': always,
  '/verify': always,
  '/signup': signedOut,
  '/login': signedOut,
  '/login/second': signedOut,
  '/forgotPassword': signedOut,
  '/changePassword/:id': rule({
    visitor: '/forgotPassword',
    onboarding: 'next',
    member: 'own',
    thirdParty: 'refused',
  }),
  '/personal': openStep,
  '/qualification': openStep,
  '/membershipAssociation': laterStep,
  '/mediRegistration': laterStep,
  '/welcome': account,
  '/profile/:id': rule({ visitor: '/login', onboarding: 'own', member: 'open' }),
  '/profile/:id/report': forMembers,
  '/profile/edit/*': forMembers,
  '/sessions': account,
  '/unsent': account,
  '/switched': account,
  '/settings': account,
  '/account/confirm': account,
  '/account/second-step': account,
  '/account/email': account,
  '/account/passkeys/:id/remove': account,
  '/account/identities/:id/remove': account,
  '/account/email/revert': always,
  '/account/not-me': always,
  '/account/status': account,
  '/account/export': account,
  '/account/export/download': account,
  '/account/leave': account,
  '/papers/:id': forMembers,
  '/appeals/:kind/:id': forMembers,
  '/notifications': forMembers,
  '/notifications/preferences': forMembers,
  '/unsubscribe/:token': always,
  '/c/:token': always,
  '/me': forMembers,
  '/held': forMembers,
  '/held/*': forMembers,
  '/search': forMembers,
  '/search/:what': forMembers,
  '/searches': forMembers,
  '/searches/:id': forMembers,
  '/share': forMembers,
  '/chat': forMembers,
  '/chat/files': forMembers,
  '/community': forMembers,
  '/community/add': forMembers,
  '/caseDetails/:caseId': forMembers,
  '/caseDetails/:caseId/*': forMembers,
  '/communityCollection': forMembers,
  '/collection': forMembers,
  '/followed': forMembers,
  '/communityFollowing': forMembers,
  '/communityFollowingFriendList': forMembers,
  '/myCasesCommunity': forMembers,
  '/myCases': forMembers,
  '/feed': rule({ visitor: '/communityNonRegister', onboarding: 'next', member: '/community' }),
  '/communityNonRegister': forVisitors,
  /** Open to visitors who left their name; the page itself checks the token. */
  '/communityNonRegisterView': forVisitors,
  '/opportunities': forMembers,
  '/opportunities/*': forMembers,
  '/opportunityPosted': ownOpportunities,
  '/opportunityResponse/:id?': ownOpportunities,
  '/opportunityResponse/:id/*': ownOpportunities,
  '/beyondSurgery': forMembers,
  '/beyondSurgery/*': forMembers,
  '/beyondSurgeryMyPost': forMembers,
  '/beyondSurgeryMyCollection': forMembers,
  '/beyondSurgeryUserPost/:id?': forMembers,
  '/beyondSurgoryFollowing': connections,
  '/beyondSurgoryFollowingFriendList': connections,
  '/beyondSurgeryFollowing': connections,
  '/beyondSurgeryFollowingFriendList': connections,
  '/connections/change': forMembers,
  '/people': forMembers,
  '/first-day': forMembers,
  '/blocked': forMembers,
  '/block/:id': forMembers,
  '/mute/:kind/:id': forMembers,
  '/explore': forMembers,
  '/explore/add': forMembers,
  '/explore/:id': forMembers,
  '/explore/:id/report': forMembers,
  '/media': forMembers,
  '/video': forMembers,
  '/learning/*': forMembers,
  '/event': forMembers,
  '/events/*': forMembers,
  /** Lets anybody check a certificate. */
  '/v/:code': always,
  '/upcoming': forMembers,
  '/ongoing': forMembers,
  '/news': forMembers,
  '/meeting': forMembers,
  '/live': forMembers,
  /** Open to members here; the API refuses those without the required role. */
  '/admin': forMembers,
  '/admin/*': forMembers,
  '*': rule({ visitor: '/login', onboarding: 'next', member: '/home' }),
} satisfies Record<string, Rule>;

export type ListedPath = keyof typeof routeTable;

export function ruleOf(path: ListedPath): Rule {
  return routeTable[path];
}
