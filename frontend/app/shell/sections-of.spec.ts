import { phonePlaceOf, sectionOf } from './sections-of';

const BAR = ['/community', '/beyondSurgery', '/explore', '/chat', '/me'];

it.each([
  ['/community', '/community', '/community'],
  ['/caseDetails/7/steps/new', '/community', '/community'],
  ['/myCasesCommunity', '/community', '/community'],
  ['/collection', '/community', '/community'],
  ['/communityFollowing', '/community', '/community'],
  ['/beyondSurgoryFollowing', '/beyondSurgery', '/beyondSurgery'],
  ['/beyondSurgeryUserPost/3', '/beyondSurgery', '/beyondSurgery'],
  ['/explore/add', '/explore', '/explore'],
  ['/opportunityResponse/4', '/opportunities', '/me'],
  ['/events/4', '/upcoming', '/me'],
  ['/event', '/upcoming', '/me'],
  ['/live', '/upcoming', '/me'],
  ['/meeting', '/upcoming', '/me'],
  ['/news', '/video', '/me'],
  ['/blogs/3', '/blogs', '/me'],
  ['/chat', '/chat', '/chat'],
  ['/profile/3', undefined, '/me'],
  ['/me', undefined, '/me'],
  ['/notifications/preferences', undefined, '/me'],
  ['/communityNonRegister', undefined, undefined],
])('[D-572] %s is a page of %s, and marks %s on a phone', (path, section, place) => {
  expect(sectionOf(path)).toBe(section);
  expect(phonePlaceOf(path, BAR)).toBe(place);
});
