import { aPdf } from '../../media/support/samples';
import { INDIA, medicalSchool, personalAnswers } from '../../onboarding/answers';
import { aForm, aPortrait } from '../../profiles/uploads';
import { about, anybody, each, members, ownerOnly, type Rows, row, signedIn } from '../support/row';
import type { Scene } from '../support/scene';

const REGISTRATION = { country: [INDIA], region: ['Tamil Nadu'], mediRegistration: ['TN-1'] };
const MEMBERSHIP = { memberShip: ['ACS'], otherInternational: '' };
const portrait = async () => aForm('profile_pic', { name: 'me.jpg', bytes: await aPortrait() });

/** The owner's registration, about which a moderator has a question. */
async function askedAbout({ app, owner, moderator }: Scene): Promise<{ id: number }> {
  const [review] = await app.rows<{ id: number }>(
    'select id from registration_review where account_id = ?',
    [owner.id],
  );
  const id = review?.id ?? 0;
  await moderator.post(`admin/registrations/${id}`, { action: 'ask', reason: 'Which name?' });
  return { id };
}

/** Onboarding, the profile, public places and schools. */
export const profiles: Rows = {
  'POST personal': each(signedIn(), ({ places, ...scene }, actor) =>
    actor === 'visitor'
      ? { body: {} }
      : { body: { ...personalAnswers(scene[actor], places), cityOfOrigin: actor } },
  ),
  'POST personal/check': each(signedIn(), ({ places, ...scene }, actor) =>
    actor === 'visitor' ? { body: {} } : { body: personalAnswers(scene[actor], places) },
  ),
  'POST qualification': each(signedIn(), ({ places, app, ...scene }, actor) => ({
    body: medicalSchool(places),
    ...(actor === 'onboarding' ? { headers: scene.stranger.headers } : {}),
  })),
  'POST membershipAssociation': row(members(200, { onboarding: 409 }), { body: MEMBERSHIP }),
  'POST updatemembershipAssociation': row(members(200, { onboarding: 409 }), {
    body: { ...MEMBERSHIP, memberShip: ['ESSO'] },
  }),
  'POST mediRegistration': row(members(200, { onboarding: 409, owner: 409 }), {
    body: REGISTRATION,
  }),
  'POST updateMediRegistration': row(members(200, { onboarding: 409 }), {
    body: { ...REGISTRATION, region: ['Kerala'] },
  }),
  'GET registrations': row(members()),
  'POST registrations/{id}/proof': {
    expected: ownerOnly(404),
    prepare: async (scene) => {
      const path = await askedAbout(scene);
      return async () => ({
        path,
        body: aForm('proof', { name: 'proof.jpg', bytes: await aPortrait() }),
      });
    },
  },
  'POST registrations/{id}/answer': about(ownerOnly(404), async (scene) => ({
    path: await askedAbout(scene),
    body: { text: 'My name before I married.' },
  })),
  'POST updateAdditionalQualification': each(members(200, { onboarding: 409 }), (_, actor) => ({
    body: { additionalQualifications: `FRCS, ${actor}` },
  })),
  'POST updateChatOtherRooms': row(members(200, { onboarding: 409 }), {
    body: { otherGroup: ['Urology#'] },
  }),
  'POST account/names': each(members(), (_, actor) => ({
    body: { firstName: 'Anna', lastName: `Keller ${actor}`, gender: 'O' },
  })),
  'POST getProfileDetails': about(members(200, { blocked: 404 }), async ({ owner }) => ({
    body: { id: owner.id },
  })),
  'POST uploadProfilePic': each(signedIn(), async () => ({ body: await portrait() })),
  'POST uploadPic': each(signedIn(), async () => ({ body: await portrait() })),
  'POST uploadCv': each(signedIn(), async () => ({
    body: aForm('cv', { name: 'cv.pdf', bytes: await aPdf(), type: 'application/pdf' }),
  })),
  'POST deleteCv': row(signedIn()),
  'DELETE first-day': row(members()),
  'PUT profile/quotable': row(members(), { body: { quotable: false } }),
  'PUT profile/cv-visibility': row(signedIn(), { body: { visibility: 'members' } }),
  'POST phone/code': row(members(), { body: { country_code: '+91', mobile: '9876501234' } }),
  'POST phone/confirm': row(members(400), { body: { code: '000000' } }),

  'POST getAllCities': row(anybody(), { body: { query: 'Chen' } }),
  'POST getAllCountries': row(anybody(), { body: {} }),
  'POST getCityDetailsByCountryId': row(anybody(), { body: { countryId: INDIA } }),
  'POST searchCityDetails': row(anybody(), { body: { query: 'Chen' } }),
  'POST searchMedicalSchools': about(anybody(), async ({ places }) => ({
    body: { cityId: places.chennai },
  })),
  'POST searchRegionByCountry': row(anybody(), { body: { countryId: INDIA } }),
  'GET specialityGroups': row(anybody()),
};
