import { CaseFileView } from '../clinical-cases/post-file.views';
import { EmailShaped, OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { PROFESSIONS } from './visitor.repository';

const PHONE_CHARACTERS = /^[\d\s+()-]+$/;
const SHORTEST = 7;
const LONGEST = 14;

function isPhone(value: unknown): boolean {
  const digits = String(value).replace(/\D/g, '').length;
  return PHONE_CHARACTERS.test(String(value)) && digits >= SHORTEST && digits <= LONGEST;
}

export class VisitorBody {
  @Wire({ max: 100 })
  @Required('Name is required.')
  readonly name!: string;

  @Wire('email_id', { max: 254 })
  @Required('Email is required.')
  @EmailShaped('Invalid email address.')
  readonly email!: string;

  @Wire()
  @OneOf(PROFESSIONS, 'Profession is required.')
  readonly profession!: string;

  @Wire('mobile_number', { optional: true, max: 30 })
  @Rule('phone', isPhone, 'Please enter a valid mobile number.')
  readonly mobileNumber?: string;
}

/** A visitor who filled in the form, for administrators. */
export class VisitorView {
  @Wire() id!: number;
  @Wire() name!: string;
  @Wire('email_id') email!: string;
  @Wire() profession!: string;
  @Wire('mobile_number', { as: 'text', nullable: true }) mobileNumber!: string | null;
  @Wire('created_at') createdAt!: Date;
  /** When the row will be deleted. */
  @Wire('forgotten_at') forgottenAt!: Date;
}

export class AdmittedView {
  @Wire() id!: number;
  @Wire('visitorToken') token!: string;
}

/** A case as shown to search engines: no files, no author. */
export class PreviewView {
  @Wire() id!: number;
  @Wire() speciality!: string;
  /** A number, or "90+". */
  @Wire({ as: ['number', 'text'], nullable: true }) age!: number | string | null;
  @Wire({ as: 'text', nullable: true }) ageUnit!: string | null;
  @Wire() gender!: string;
  @Wire() diagnosis!: string;
  /** The beginning of the history or, without one, of the question; at most 200 characters. */
  @Wire() text!: string;
  @Wire('created_at') createdAt!: Date;
}

/** A case as shown to visitors who filled in the form. */
export class VisitorCaseView extends PreviewView {
  @Wire('full_name') authorName!: string;
  @Wire() history!: string;
  @Wire('clinical_questions') question!: string;
  @Wire() outcome!: string;
  @Wire() status!: string;
  @Wire('closes_at', { as: 'time', nullable: true }) closesAt!: Date | null;
  @Wire('like_count') likeCount!: number;
  @Wire('comment_count') commentCount!: number;
  /**
   * 1: a blind poll; until the case closes its comments are not counted, and its outcome is hidden.
   */
  @Wire('blinded') isBlinded!: number;
  /** 1: its files are graphic and shown behind a cover. */
  @Wire('sensitive') isSensitive!: number;
  /** Only if the author ticked "visible to visitors". */
  @Wire({ of: () => CaseFileView }) files!: CaseFileView[];
}
