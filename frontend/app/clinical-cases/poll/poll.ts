/** A poll of a case, as far as the reader may see it. */
export interface Poll {
  question: string;
  /** Whether the results are shown: the reader has voted or skipped, or need not. */
  isRevealed: boolean;
  isBlind: boolean;
  /** `votes` is null while the results are hidden. */
  options: { id: number; text: string; votes: number | null }[];
  voters: number | null;
  /** The reader's vote. The score is null until the author reports which option proved right. */
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
