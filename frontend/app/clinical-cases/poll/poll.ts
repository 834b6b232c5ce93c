/** What the author of a case asks colleagues to vote on. */
export interface Poll {
  question: string;
  /** The reader has voted or skipped, or need not. */
  isRevealed: boolean;
  isBlind: boolean;
  /** Without votes where they are hidden until one has voted. */
  options: { id: number; text: string; votes: number | null }[];
  voters: number | null;
  /** The score is known once the author has told which option proved right. */
  mine: { optionId: number; confidence: number; score: number | null } | null;
  byExperience: PollGroup[];
  byRegion: PollGroup[];
}

export interface PollGroup {
  name: string;
  voters: number;
  /** In the order of the options. */
  votes: number[];
}
