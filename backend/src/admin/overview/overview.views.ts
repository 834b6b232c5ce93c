import { RegistrationChecksView } from '../../profiles/registrations/registrations.wire';
import { Wire } from '../../wire/wire';

export class DayView {
  @Wire('day') day!: string;
  @Wire('cases') cases!: number;
  @Wire('answered_soon') answeredSoon!: number;
}

export class QueueView {
  @Wire('name') name!: string;
  /** Same as `name`, for older clients. */
  @Wire('queue') queue!: string;
  @Wire('waiting') waiting!: number;
  /** Null when the queue store does not respond. */
  @Wire('active', { as: 'number', nullable: true }) active!: number | null;
  @Wire('failed', { as: 'number', nullable: true }) failed!: number | null;
  @Wire('done_today') doneToday!: number;
  @Wire('later') later!: number;
  @Wire('late') late!: number;
}

/** Work that waits: how much, since when, and where it is done. */
export class WaitView {
  @Wire('kind') kind!: string;
  @Wire('waiting') waiting!: number;
  @Wire('oldest_at', { as: 'time', nullable: true }) oldestAt!: Date | null;
  @Wire('link') link!: string;
}

/** How many questions were asked in a speciality, and how many of its members can be asked. */
export class AskingFiguresView {
  @Wire('speciality') speciality!: string;
  @Wire('asked') asked!: number;
  @Wire('answered_in_time') answeredInTime!: number;
  @Wire('nobody_to_ask') nobodyToAsk!: number;
  @Wire('may_be_asked') mayBeAsked!: number;
}

export class OverviewView {
  @Wire('days') days!: number;
  /** Every kind, also where nothing waits. */
  @Wire('waits', { of: () => WaitView }) waits!: WaitView[];
  @Wire('members') members!: number;
  @Wire('active_members') activeMembers!: number;
  @Wire('active_before') activeBefore!: number;
  @Wire('cases') cases!: number;
  @Wire('open_cases') openCases!: number;
  @Wire('unanswered_cases') unansweredCases!: number;
  @Wire('first_answer_minutes', { as: 'number', nullable: true }) firstAnswerMinutes!:
    | number
    | null;
  @Wire('messages') messages!: number;
  /** Of the last 90 days, whatever the period. */
  @Wire('checks', { of: () => RegistrationChecksView }) checks!: RegistrationChecksView;
  @Wire('registrations_to_check') registrationsToCheck!: number;
  @Wire('open_reports') openReports!: number;
  @Wire('oldest_report_at', { as: 'time', nullable: true }) oldestReportAt!: Date | null;
  @Wire('by_day', { of: () => DayView }) byDay!: DayView[];
  @Wire('asking', { of: () => AskingFiguresView }) asking!: AskingFiguresView[];
  @Wire('queues', { of: () => QueueView }) queues!: QueueView[];
}
