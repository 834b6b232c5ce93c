import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const APP = path.join(__dirname, '..');
const TELLS =
  /\b(?:setToast|showToast|showDone|backToProfile|doneOrRefused)\b|data-toast|\btold\b.*\/done\.server'/;

/**
 * Why each place tells of something in a toast. A result that the page shows anyway is told to
 * screen readers only (`announce`), or not at all where it leads to the result.
 */
const KINDS = {
  'the specification has it (part 1 § 8, part 2 § 8, part 3 § 8)': `
    auth/change-password/route.tsx auth/entered.server.ts auth/forgot-password/route.tsx auth/login/route.tsx
    beyond-surgery/add/route.tsx beyond-surgery/edit/route.tsx
    clinical-cases/post-form/post-answer.server.ts clinical-cases/post-form/upload-form.tsx
    engagement/answers.server.ts engagement/comments.server.ts engagement/delete-dialog.tsx
    engagement/report-dialog.tsx events/register/route.tsx
    explore/add/publish.server.ts explore/reels/route.tsx explore/reels/save-reel.tsx
    onboarding/medical-registration/route.tsx onboarding/membership-association/route.tsx
    onboarding/personal/route.tsx onboarding/qualification/route.tsx
    opportunities/answer/route.tsx opportunities/apply/route.tsx opportunities/close/route.tsx
    opportunities/edit/route.tsx opportunities/post/route.tsx opportunities/reopen/route.tsx
    opportunities/withdraw/route.tsx departure/leave/route.tsx
    profiles/edit-cv/route.tsx profiles/edit-groups/route.tsx profiles/edit-memberships/route.tsx
    profiles/edit-name/route.tsx profiles/edit-personal/route.tsx profiles/edit-phone/route.tsx
    profiles/edit-picture/route.tsx profiles/edit-qualification/route.tsx
    profiles/edit-registration/route.tsx profiles/edit-training/route.tsx
    shell/redirects.server.ts support/public-form.server.ts ui/public-form.tsx`,
  'others are told, or an email is on its way': `
    admin/appeals/route.tsx admin/deletion-request/route.tsx admin/letters/route.tsx
    admin/member/route.tsx admin/opening/route.tsx admin/place/route.tsx
    admin/registrations/route.tsx admin/reinstate/route.tsx admin/reports/route.tsx
    admin/restrict/route.tsx admin/suspend/route.tsx
    asking/questions/route.tsx auth/change-email/route.tsx auth/not-me/route.tsx
    auth/revert-email/route.tsx auth/status/route.tsx chat/page/forward.server.ts
    clinical-cases/ask/route.tsx clinical-cases/held/route.tsx me/held/route.tsx
    clinical-cases/widen-asking/route.tsx
    departure/export/route.tsx profiles/edit-registration/review-actions.server.ts
    support/confirm-deletion/route.tsx`,
  'it is kept, and the page looks as before': `
    blogs/admin-edit/route.tsx blogs/admin-pictures/route.tsx clinical-cases/follow-up/route.ts
    connections/mute/route.tsx events/admin-edit/route.tsx learning/admin-edit/route.tsx
    learning/admin-news-edit/route.tsx notifications/preferences/route.tsx
    notifications/preferences/this-device.tsx notifications/push-offer.tsx
    profiles/edit-quoting/route.tsx search/saved/route.tsx share/page/shared-items.tsx
    shell/publishing/publication.server.ts site/admin/route.tsx`,
  'it is gone, or not there': `
    chat/page/actions.server.ts clinical-cases/delete-step/route.tsx connections/block/route.tsx
    events/join/route.ts search/saved-one/route.ts site/unknown/route.ts`,
  'it is copied': `
    auth/second-step/copy-text.tsx chat/page/message-menu.tsx patient-consent/links/made-link.tsx
    media/film/film-tools.tsx ui/copy-link.tsx`,
  'it is refused or has failed': `
    admin/breach-sheet-pdf/route.ts auth/login-second/route.tsx auth/remove-identity/route.tsx auth/remove-passkey/route.tsx
    auth/settings/route.tsx auth/verify/route.tsx
    chat/page/group-actions.server.ts chat/page/marking.tsx chat/page/use-reactions.ts clinical-cases/vote/route.ts
    clinical-cases/pins/load-choose-place.ts clinical-cases/pins/move-pin.tsx connections/change/route.tsx connections/connection-button.tsx connections/people/route.tsx me/first-day/route.tsx notifications/list/route.tsx
    reference-data/use-suggestions.ts search/search-dialog.tsx search/use-found.ts share/page/route.tsx
    shell/enhance/connection.ts shell/enhance/forms.ts shell/enhance/open-forms.ts
    shell/enhance/unsent-form.ts ui/use-refusal.ts`,
  'a new version waits': 'shell/enhance/worker.ts',
  'toasts are made here': `
    shell/done.server.ts shell/edit-page.server.ts shell/enhance/toasts.ts shell/flash.server.ts
    ui/toast.ts ui/use-toggle.ts`,
};

const judged = Object.values(KINDS).flatMap((files) => files.trim().split(/\s+/));

const NOT_THE_PRODUCT = /^dev\/|\.spec\.tsx?$/;

const telling = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !NOT_THE_PRODUCT.test(file) &&
    TELLS.test(readFileSync(path.join(APP, file), 'utf8')),
);

describe('[D-1063] Toasts', () => {
  it('are judged wherever they are shown', () => {
    expect(telling.filter((file) => !judged.includes(file))).toEqual([]);
  });

  it('are shown wherever they were judged, once', () => {
    expect(judged.filter((file) => !telling.includes(file))).toEqual([]);
    expect(judged.length).toBe(new Set(judged).size);
  });
});
