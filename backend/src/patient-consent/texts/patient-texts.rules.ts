interface Question {
  readonly title: string;
  /** {surgeon} */
  readonly intro: string;
}

/** All that the patient's page and card say, in one language. Words in braces are filled in. */
export interface PatientTexts {
  readonly skip: string;
  readonly language: string;
  readonly changeLanguage: string;
  /** Before anything is decided: about a case with pictures, or with words alone. */
  readonly ask: {
    readonly pictures: Question;
    readonly words: Question;
    readonly nobodyYet: string;
  };
  /** What members would see. */
  readonly shown: {
    readonly heading: string;
    /** The case's own words are English. */
    readonly inEnglish: string;
    readonly person: string;
    readonly genders: { readonly Male: string; readonly Female: string; readonly Other: string };
    readonly title: string;
    readonly diagnosis: string;
    readonly words: string;
    readonly question: string;
    /** Above what members would vote on. */
    readonly poll: string;
    readonly later: string;
    readonly outcome: string;
    /** {day} */
    readonly day: string;
    readonly added: string;
    /** {number} {count} */
    readonly picture: string;
    readonly video: string;
    readonly page: string;
    readonly notReady: string;
    readonly masked: string;
    readonly notShown: string;
    readonly recognised: string;
  };
  readonly who: {
    readonly heading: string;
    readonly field: string;
    readonly all: string;
    readonly allAre: string;
    readonly onlyIfWanted: string;
    readonly teaching: string;
    readonly teachingIs: string;
    readonly visitors: string;
    readonly visitorsRead: string;
  };
  readonly know: {
    readonly heading: string;
    readonly treatment: string;
    readonly mind: string;
    readonly gone: string;
    readonly noName: string;
  };
  readonly decide: {
    readonly heading: string;
    readonly seen: string;
    readonly tick: string;
    readonly yes: string;
    readonly no: string;
    /** {date} */
    readonly later: string;
    readonly someoneElse: string;
  };
  readonly given: {
    readonly title: string;
    readonly text: string;
    /** Somebody else was asked, too, and has not answered. */
    readonly others: string;
    readonly theySee: string;
    readonly lookAgain: string;
    readonly narrower: string;
    readonly save: string;
    readonly newHeading: string;
    readonly newText: string;
    readonly newYes: string;
  };
  readonly receipt: {
    readonly heading: string;
    readonly number: string;
    readonly agreedOn: string;
    readonly refusedOn: string;
    readonly withdrewOn: string;
    readonly hadAgreed: string;
    /** {date} {number} */
    readonly onWithNumber: string;
    readonly yes: string;
    readonly no: string;
    readonly keep: string;
  };
  readonly withdraw: {
    readonly heading: string;
    readonly text: string;
    readonly open: string;
    readonly removed: string;
    readonly surgeonTold: string;
    readonly sure: string;
    readonly tick: string;
    readonly submit: string;
  };
  readonly changed: { readonly title: string; readonly text: string };
  readonly withdrawn: {
    readonly title: string;
    /** {time} */
    readonly text: string;
    readonly done: string;
    readonly worried: string;
    readonly tellUs: string;
  };
  /** While moderators hide it. */
  readonly hidden: { readonly title: string; readonly text: string };
  /** Ended by the surgeon or by another person who was asked. */
  readonly closed: { readonly title: string; readonly text: string };
  readonly refused: { readonly title: string; readonly text: string };
  /** For every link that does not work, whyever it does not. */
  readonly unknown: { readonly title: string; readonly text: string };
  readonly problem: {
    readonly changed: string;
    readonly late: string;
    readonly busy: string;
    readonly failed: string;
  };
  readonly card: { readonly title: string; readonly text: string };
}
