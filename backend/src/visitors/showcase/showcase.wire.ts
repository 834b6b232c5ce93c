import { CaseFileView } from '../../clinical-cases/case.views';
import { Wire } from '../../wire/wire';

/** An answer whose writer lets visitors read it. */
export class QuotedAnswerView {
  @Wire('text') text!: string;
  @Wire('full_name') fullName!: string;
  @Wire('profile_pic') pictureUrl!: string;
  @Wire('specialty_type') speciality!: string;
  @Wire('current_location') place!: string;
  /** The country in which a medical registration was confirmed and holds; empty for others. */
  @Wire('verified_in') verifiedIn!: string;
}

/** A case that its author has made public, with one picture and at most one answer. The author is not named. */
export class ShowcaseCaseView {
  @Wire('id') id!: number;
  @Wire('speciality') speciality!: string;
  /** A number, or "90+". */
  @Wire('age', { as: ['number', 'text'], nullable: true }) age!: number | string | null;
  @Wire('ageUnit', { as: 'text', nullable: true }) ageUnit!: string | null;
  @Wire('gender') gender!: string;
  @Wire('diagnosis') diagnosis!: string;
  /** At most 200 characters. */
  @Wire('clinical_questions') question!: string;
  @Wire('status') status!: string;
  @Wire('created_at') createdAt!: Date;
  /** 0 while members vote before they read. */
  @Wire('comment_count') commentCount!: number;
  @Wire('file', { of: () => CaseFileView }) file!: CaseFileView;
  @Wire('answer', { of: () => QuotedAnswerView, nullable: true })
  answer!: QuotedAnswerView | null;
}

export class ShowcaseView {
  @Wire('result', { of: () => ShowcaseCaseView }) result!: ShowcaseCaseView[];
}
