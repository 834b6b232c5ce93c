interface Question {
  readonly title: string;
  /** Contains {surgeon}. */
  readonly intro: string;
}

/**
 * All texts of the patient's page and card in one language. Placeholders in braces are filled in.
 */
export interface PatientTexts {
  readonly skip: string;
  readonly language: string;
  readonly changeLanguage: string;
  /** Before a decision: about a case with images, or with text only. */
  readonly ask: {
    readonly pictures: Question;
    readonly words: Question;
    readonly nobodyYet: string;
    /** Contains {since}, {votes} and {comments}. */
    readonly seenBefore: string;
  };
  /** What members would see. */
  readonly shown: {
    readonly heading: string;
    /** Says that the case is not written for patients; in which language, nobody knows. */
    readonly forSurgeons: string;
    readonly person: string;
    readonly genders: { readonly Male: string; readonly Female: string; readonly Other: string };
    readonly title: string;
    readonly diagnosis: string;
    readonly words: string;
    readonly question: string;
    /** The heading of the poll. */
    readonly poll: string;
    readonly later: string;
    readonly outcome: string;
    /** Contains {day}. */
    readonly day: string;
    readonly added: string;
    /** Contains {number} and {count}. */
    readonly picture: string;
    readonly video: string;
    readonly page: string;
    readonly report: string;
    readonly notReady: string;
    /** Above the buttons, of which one is missing while a file is not ready. */
    readonly waitForFiles: string;
    readonly lookAgain: string;
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
    readonly publication: string;
    readonly publicationIs: string;
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
    /** Contains {date}. */
    readonly later: string;
    readonly someoneElse: string;
  };
  readonly given: {
    readonly title: string;
    readonly text: string;
    /** Another patient was asked, too, and has not answered. */
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
    /** Contains {date} and {number}. */
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
    /** Contains {time}. */
    readonly text: string;
    readonly done: string;
    readonly worried: string;
    readonly tellUs: string;
  };
  /** A list of who has seen it was made. Contains {time}. */
  readonly sheetMade: string;
  /** Hidden by moderators. */
  readonly hidden: { readonly title: string; readonly text: string };
  /** Ended by the surgeon or by another patient. */
  readonly closed: { readonly title: string; readonly text: string };
  readonly refused: { readonly title: string; readonly text: string };
  /** For every link that does not work, whatever the reason. */
  readonly unknown: { readonly title: string; readonly text: string };
  readonly problem: {
    readonly changed: string;
    readonly late: string;
    readonly busy: string;
    readonly failed: string;
  };
  readonly card: { readonly title: string; readonly text: string };
}
