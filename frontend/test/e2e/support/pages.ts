import { expect, type Page } from '@playwright/test';
import { aCase, aDiagnosis } from './cases';
import { aPicture } from './files';
import { aMember, halfway, onboarding } from './people';

export type Kind = 'visitor' | 'onboarding' | 'halfway' | 'member' | 'owner';

const publicPages = [
  '/',
  '/about',
  '/benefit-blog',
  '/blogs',
  '/contactPage',
  '/deleteaccount',
  '/privacy-policy',
  '/terms_and_conditions',
];
const edits = [
  'personal',
  'name',
  'training',
  'phone',
  'picture',
  'cv',
  'qualification',
  'memberships',
  'registration',
  'groups',
];

/** Every page there is for each kind of person; who asks gets signed in as that kind. */
export async function pagesFor(kind: Kind, page: Page): Promise<string[]> {
  const context = page.context();
  switch (kind) {
    case 'visitor':
      return [
        ...publicPages,
        '/signup',
        '/login',
        '/forgotPassword',
        '/verify?token=wrong',
        '/dev/inbox',
        '/styleguide',
      ];
    case 'onboarding':
      await onboarding(context);
      return ['/personal', '/dev/inbox'];
    case 'halfway':
      await halfway(context);
      return ['/qualification', '/personal'];
    case 'member': {
      const { id } = await aMember(context);
      const posted = await aCase(context.request, {
        diagnosis: aDiagnosis(),
        files: [await aPicture()],
      });
      return [
        '/home',
        '/welcome',
        '/community',
        '/community/add',
        `/caseDetails/${posted}`,
        `/profile/${id}`,
        '/profile/1',
        '/caseDetails/999999999',
      ];
    }
    case 'owner': {
      const { id } = await aMember(context);
      const steps = ['/membershipAssociation', '/mediRegistration'];
      return [
        '/collection',
        '/followed',
        '/me',
        '/people',
        '/first-day',
        '/myCases',
        '/settings',
        `/changePassword/${id}`,
        ...steps,
        ...edits.map((what) => `/profile/edit/${what}`),
      ];
    }
  }
}

/** Nothing sticks out at the side. */
export async function expectToFit(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, `pixels that ${page.url()} is too wide`).toBe(0);
}
