import { CaseFileView } from '../../clinical-cases/post-file.views';
import { Wire } from '../../wire/wire';

/** An answer whose author lets visitors read it. */
export class QuotedAnswerView {
  @Wire() text!: string;
  @Wire('full_name') fullName!: string;
  @Wire('profile_pic') pictureUrl!: string;
  @Wire('specialty_type') speciality!: string;
  @Wire('current_location') place!: string;
  /**
   * The country in which the member's medical registration is confirmed; empty if there is none.
   */
  @Wire('verified_in') verifiedIn!: string;
}

/**
 * A case its author has made public, with one image and at most one answer. The author is not
 * named.
 */
export class ShowcaseCaseView {
  @Wire() id!: number;
  @Wire() speciality!: string;
  /** A number, or "90+". */
  @Wire({ as: ['number', 'text'], nullable: true }) age!: number | string | null;
  @Wire({ as: 'text', nullable: true }) ageUnit!: string | null;
  @Wire() gender!: string;
  @Wire() diagnosis!: string;
  /** At most 200 characters. */
  @Wire('clinical_questions') question!: string;
  @Wire() status!: string;
  @Wire('created_at') createdAt!: Date;
  @Wire('closes_at', { as: 'time', nullable: true }) closesAt!: Date | null;
  /** 0 while a blind poll hides the comments. */
  @Wire('comment_count') commentCount!: number;
  @Wire({ of: () => CaseFileView }) file!: CaseFileView;
  @Wire({ of: () => QuotedAnswerView, nullable: true })
  answer!: QuotedAnswerView | null;
}

export class ShowcaseView {
  @Wire({ of: () => ShowcaseCaseView }) result!: ShowcaseCaseView[];
}
