import { index, type RouteConfig, route } from '@remix-run/route-config';

const landing = 'routes/pages.landing/route.tsx';

/** The addresses of the spec, and the folder each is built in. */
export default [
  index(landing),
  route('home/:sectionName?', landing, { id: 'home' }),
  route('signup', 'routes/auth.signup/route.tsx'),
  route('login', 'routes/auth.login/route.tsx'),
  route('logout', 'routes/auth.logout/route.ts'),
  route('verify', 'routes/auth.verify/route.tsx'),
  route('forgotPassword', 'routes/auth.forgot-password/route.tsx'),
  route('changePassword/:id', 'routes/auth.change-password/route.tsx'),
  route('sessions', 'routes/auth.sessions/route.tsx'),
  route('personal', 'routes/onboarding.personal/route.tsx'),
  route('qualification', 'routes/onboarding.qualification/route.tsx'),
  route('membershipAssociation', 'routes/onboarding.membership-association/route.tsx'),
  route('mediRegistration', 'routes/onboarding.medical-registration/route.tsx'),
  route('welcome', 'routes/onboarding.welcome/route.tsx'),
  route('profile/:id', 'routes/profiles.profile/route.tsx'),
  route('profile/edit/personal', 'routes/profiles.edit-personal/route.tsx'),
  route('profile/edit/phone', 'routes/profiles.edit-phone/route.tsx'),
  route('profile/edit/picture', 'routes/profiles.edit-picture/route.tsx'),
  route('profile/edit/cv', 'routes/profiles.edit-cv/route.tsx'),
  route('profile/edit/qualification', 'routes/profiles.edit-qualification/route.tsx'),
  route('profile/edit/memberships', 'routes/profiles.edit-memberships/route.tsx'),
  route('profile/edit/registration', 'routes/profiles.edit-registration/route.tsx'),
  route('profile/edit/groups', 'routes/profiles.edit-groups/route.tsx'),
  route('community', 'routes/clinical-cases.feed/route.tsx'),
  route('community/add', 'routes/clinical-cases.add/route.tsx'),
  route('caseDetails/:caseId', 'routes/clinical-cases.case/route.tsx'),
  route('places/:kind', 'routes/reference-data.places/route.ts'),
  route('theme', 'routes/pages.theme/route.ts'),
  route('dev/inbox', 'routes/dev.inbox/route.tsx'),
  route('styleguide', 'routes/dev.styleguide/route.tsx'),
  route('*', 'routes/pages.unknown/route.ts'),
] satisfies RouteConfig;
