import type { ReportCategory } from '../backend/src/engagement/report-categories';
import type { DemoImage } from './cases/images';

/** People are given by key. */
interface DemoReport {
  readonly by: string;
  readonly category: ReportCategory;
  readonly reason: string;
}

/** Decides about reports, besides the administrator. */
export const moderator = 'hannah.clarke';

export const reportedComment: DemoReport & { readonly text: string } = {
  text: 'A rectal tube with a balloon first. Half of them avoided a stoma with us.',
  by: 'valentina.rios',
  category: 'wrong',
  reason: 'Two of ours perforated at the balloon. This needs a source before somebody copies it.',
};

export const reportedMember: DemoReport & { readonly who: string } = {
  who: 'jack.morrison',
  by: 'chloe.bennett',
  category: 'impersonation',
  reason: 'I work with the surgeon of this name. He tells me he has never joined.',
};

export const reportedOpening: DemoReport & { readonly title: string } = {
  title: 'Laparoscopic suturing, two weeks',
  by: 'gurpreet.bedi',
  category: 'paid',
  reason: 'After applying I was asked for a course fee, which the text does not mention.',
};

/** A report of a video that the moderator upheld, and its author’s appeal. */
export const appealed: DemoReport & { readonly title: string } & Record<
    'decision' | 'note' | 'appeal',
    string
  > = {
  title: 'Piecemeal or en bloc: how I decide',
  by: 'lakshmi.menon',
  category: 'patient-identifiable',
  reason: 'The patient is heard at the end.',
  decision: 'The patient can be heard in the film.',
  note: 'Reported once.',
  appeal: 'There is no sound in this film: I removed it before I posted it. Please listen again.',
};

/** Members who have sent a proof of their registration; the first of those who wait. */
export const proving: readonly string[] = ['arjun.mehta', 'kavita.deshpande'];

export const messages: readonly {
  readonly by: string;
  readonly hoursAgo: number;
  readonly text: string;
}[] = [
  {
    by: 'sanne.devries',
    hoursAgo: 49,
    text: 'Our department of eleven would like to join together. Is there a way to have our registrations checked in one go?',
  },
  {
    by: 'thomas.ashworth',
    hoursAgo: 20,
    text: 'My hospital has changed its name this month. How do I change it in my profile without losing our group?',
  },
  {
    by: 'meera.krishnan',
    hoursAgo: 3,
    text: 'May I show a case from here at our morbidity meeting if its author agrees? I would like to name the author.',
  },
];

export const deletionRequest = {
  by: 'tanya.whitfield',
  hoursAgo: 70,
  text: 'I retire at the end of the month. Please delete my account and everything in it.',
};

/** Readers of the public pages; as invented as the members. */
export const visitors: readonly {
  readonly name: string;
  readonly email: string;
  readonly profession: 'Student' | 'Physician' | 'Non Medical Person';
  readonly hoursAgo: number;
}[] = [
  {
    name: 'Miriam Okonkwo',
    email: 'miriam.okonkwo@demo.suture.example',
    profession: 'Student',
    hoursAgo: 31,
  },
  {
    name: 'Jonas Weidner',
    email: 'jonas.weidner@demo.suture.example',
    profession: 'Physician',
    hoursAgo: 9,
  },
  {
    name: 'Carla Moretti',
    email: 'carla.moretti@demo.suture.example',
    profession: 'Non Medical Person',
    hoursAgo: 2,
  },
];

/** Sent by an older app, and held until its author has decided about what was found in it. */
export const heldImage: DemoImage = {
  author: 'grace.kim',
  speciality: 'Endocrine Surgery',
  title: 'Left adrenal mass of 34 mm, found by chance',
  description: 'Unenhanced 6 HU, hormones normal. We repeat the scan in a year.',
  picture: 'exam/adrenal-by-chance',
};

/**
 * A job that this version does not know, as after going back to an earlier one. It is tried again
 * every few hours, and stands on the board as failed again half a minute later.
 */
export const failingJob = { queue: 'support', name: 'send-yearly-letter' };
