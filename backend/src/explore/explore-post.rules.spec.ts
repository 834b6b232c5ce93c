import { problemsOf } from './explore-post.rules';

const POST = {
  title: 'A knot',
  speciality: 'Urology',
  showsPatient: false,
  consent: false,
  looked: false,
  video: { name: 'knot.mp4', size: 1 },
};

describe('A new video for Explore', () => {
  it.each([
    ['shows no patient', {}, []],
    [
      'shows one, with consent and the look',
      { showsPatient: true, consent: true, looked: true },
      [],
    ],
    ['was not said to show one', { showsPatient: undefined, consent: true }, ['showsPatient']],
    ['shows one without consent', { showsPatient: true, looked: true }, ['consent']],
    ['shows one that was not looked at', { showsPatient: true, consent: true }, ['looked']],
    [
      'shows one and is missing',
      { showsPatient: true, video: undefined },
      ['consent', 'video', 'looked'],
    ],
  ])('[D-909] %s', (_, more, wrong) => {
    expect(Object.keys(problemsOf({ ...POST, ...more }))).toEqual(wrong);
  });

  it.each([
    ['knot.MP4', []],
    ['knot.mov', []],
    ['knot.mkv', []],
    ['knot.avi', ['video']],
    ['mov', ['video']],
  ])('[EX-09] is taken or refused as the page says: %s', (name, wrong) => {
    expect(Object.keys(problemsOf({ ...POST, video: { name, size: 1 } }))).toEqual(wrong);
  });
});
