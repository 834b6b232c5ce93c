/**
 * Sample people for the public pages: labelled as samples wherever they are shown, and hidden on a
 * live site.
 */
export interface SampleVoice {
  kind: 'founder' | 'testimonial';
  /** The key of a person of the demo community. */
  who: string;
  motto: string;
  quote: string;
}

export const sampleVoices: readonly SampleVoice[] = [
  {
    kind: 'founder',
    who: 'priya.raghunathan',
    motto: 'The one with the questions',
    quote:
      'I used to send a picture to three people I trusted. Now I send it to everyone who has the experience.',
  },
  {
    kind: 'founder',
    who: 'thomas.ashworth',
    motto: 'The one with the patience',
    quote:
      'The first comment on our first case was: have you asked the anaesthetist? That is still the culture.',
  },
  {
    kind: 'founder',
    who: 'anna.schreiber',
    motto: 'The one with the evidence',
    quote:
      'An opinion is where the conversation starts. A picture, a number and an outcome are where it should end.',
  },
  {
    kind: 'founder',
    who: 'mateo.alvarez',
    motto: 'The one who answers at night',
    quote:
      'Somewhere it is always morning, and somebody has just done the operation that worries you.',
  },
  {
    kind: 'testimonial',
    who: 'chinonso.okafor',
    motto: '',
    quote:
      'I posted from the changing room. By the time I was scrubbed there were three opinions, and one of them was the right one.',
  },
  {
    kind: 'testimonial',
    who: 'anh.nguyen',
    motto: '',
    quote: 'I have no one in my city who does this operation. Now I have eleven people who do.',
  },
  {
    kind: 'testimonial',
    who: 'ingrid.lindqvist',
    motto: '',
    quote:
      'I keep the closed cases as a book that writes itself. My residents read it before rounds.',
  },
];

/** Describes the silent clip. */
export const missionCaptions = `WEBVTT

00:00.500 --> 00:04.800
Every operation begins with a question.

00:05.300 --> 00:09.800
Somebody, somewhere, has seen this picture before.

00:10.300 --> 00:14.800
What they learned should reach the next patient, wherever that patient lies.

00:15.300 --> 00:19.800
Every surgeon should be able to ask someone who has seen it before.
`;
