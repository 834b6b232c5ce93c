import { URGENCIES } from '../asking/asking.rules';
import { fullName } from '../auth/account.entity';
import type { MediaAddresses } from '../media/media.addresses';
import { authorOf } from '../profiles/author';
import { AuthorView, authorFields } from '../profiles/author.wire';
import { Wire } from '../wire/wire';
import type { MemberSummary } from './me.service';
import type { WaitingQuestion, WaitingRequest } from './member-summary.sql';

/** The question with the earliest due time. */
export class FirstQuestionView {
  @Wire() id!: number;
  @Wire({ words: URGENCIES }) urgency!: string;
  @Wire('asked_at') askedAt!: Date;
  @Wire('due_at') dueAt!: Date;
  @Wire('case_id') caseId!: number;
  @Wire() diagnosis!: string;
  @Wire() speciality!: string;
  /** The author of the case. */
  @Wire('full_name') fullName!: string;
}

/** The member's latest advice that counted. */
export class CountedAdviceView {
  @Wire('case_id') caseId!: number;
  @Wire() diagnosis!: string;
  @Wire({ words: ['changed', 'confirmed'] }) effect!: string;
  @Wire() commentId!: number;
  @Wire() comment!: string;
}

/** The member's votes whose result is known; the rest in percent. */
export class OwnCalibrationView {
  @Wire() votes!: number;
  /** The mean. */
  @Wire() confidence!: number;
  /** The share of votes for the option that proved right. */
  @Wire() right!: number;
}

export class ClosingCaseView {
  @Wire() id!: number;
  @Wire() diagnosis!: string;
  @Wire('closes_at') closesAt!: Date;
}

/** The newest request to connect. */
export class FirstRequestView extends AuthorView {
  @Wire('follow_id') connectionId!: number;
  /** The number of mutual connections. */
  @Wire() mutual!: number;
}

export class ComingEventView {
  @Wire() id!: number;
  @Wire() title!: string;
  @Wire('starts_at') startsAt!: Date;
  @Wire() going!: number;
  @Wire('is_registered') isRegistered!: number;
}

export class NewestBlogView {
  @Wire() id!: number;
  @Wire() title!: string;
}

/** Counts stop at 100, which means more than 99; at 501 for connections and 1,000 for answers. */
export class MemberSummaryView {
  @Wire() connections!: number;
  /** Comments on cases of colleagues. */
  @Wire() answers!: number;
  /** Cases in which the member's advice was credited. */
  @Wire() credited!: number;
  /** Of these, where it changed the plan. */
  @Wire() changed!: number;
  /** Of these, where it confirmed the plan; one case can have done both. */
  @Wire() confirmed!: number;
  @Wire() saved!: number;
  @Wire() cases!: number;
  @Wire('outcomes_due') outcomesDue!: number;
  @Wire() followed!: number;
  @Wire() applications!: number;
  /** Pending requests to connect. */
  @Wire() requests!: number;
  /** Questions waiting for an answer. */
  @Wire() questions!: number;
  /** In the member's speciality, in the last seven days. */
  @Wire('new_cases') newCases!: number;
  /** In the member's speciality. */
  @Wire() opportunities!: number;
  @Wire({ of: () => FirstQuestionView, nullable: true })
  question!: FirstQuestionView | null;
  @Wire({ of: () => CountedAdviceView, nullable: true }) advice!: CountedAdviceView | null;
  /** Null without such votes. */
  @Wire({ of: () => OwnCalibrationView, nullable: true }) calibration!: OwnCalibrationView | null;
  @Wire({ of: () => ClosingCaseView }) closing!: ClosingCaseView[];
  @Wire({ of: () => FirstRequestView, nullable: true })
  request!: FirstRequestView | null;
  /** The next event the member registered for, else the next one overall. */
  @Wire({ of: () => ComingEventView, nullable: true }) event!: ComingEventView | null;
  @Wire({ of: () => NewestBlogView, nullable: true }) blog!: NewestBlogView | null;
}

export function memberSummaryView(
  summary: MemberSummary,
  addresses: MediaAddresses,
): MemberSummaryView {
  const { question, advice, calibration, closing, request, event, blog, ...counts } = summary;
  return Object.assign(new MemberSummaryView(), counts, {
    question: question && questionView(question),
    advice: advice && Object.assign(new CountedAdviceView(), advice),
    calibration: calibration && Object.assign(new OwnCalibrationView(), calibration),
    closing: closing.map((one) =>
      Object.assign(new ClosingCaseView(), one, { closesAt: new Date(one.closesAt) }),
    ),
    request: request && requestView(request, addresses),
    event:
      event &&
      Object.assign(new ComingEventView(), event, {
        startsAt: new Date(event.startsAt),
        isRegistered: Number(event.isRegistered),
      }),
    blog: blog && Object.assign(new NewestBlogView(), blog),
  });
}

function questionView({ firstName, lastName, ...question }: WaitingQuestion): FirstQuestionView {
  return Object.assign(new FirstQuestionView(), question, {
    fullName: fullName({ firstName, lastName }),
    askedAt: new Date(question.askedAt),
    dueAt: new Date(question.dueAt),
  });
}

function requestView(row: WaitingRequest, addresses: MediaAddresses): FirstRequestView {
  const { connectionId, mutual } = row;
  const author = authorFields(authorOf(row, addresses));
  return Object.assign(new FirstRequestView(), author, { connectionId, mutual });
}
