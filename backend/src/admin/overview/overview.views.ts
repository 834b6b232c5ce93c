import { RegistrationChecksView } from '../../profiles/registrations/registrations.wire';
import { Wire } from '../../wire/wire';

export class DayView {
  @Wire() day!: string;
  @Wire() cases!: number;
  @Wire('answered_soon') answeredSoon!: number;
}

export class QueueView {
  @Wire() name!: string;
  /** Same as `name`, for older clients. */
  @Wire() queue!: string;
  @Wire() waiting!: number;
  /** Null when the queue store does not respond. */
  @Wire({ as: 'number', nullable: true }) active!: number | null;
  @Wire({ as: 'number', nullable: true }) failed!: number | null;
  @Wire('done_today') doneToday!: number;
  @Wire() later!: number;
  @Wire() late!: number;
}

/** Work that waits: how much, since when, and where it is done. */
export class WaitView {
  @Wire() kind!: string;
  @Wire() waiting!: number;
  @Wire('oldest_at', { as: 'time', nullable: true }) oldestAt!: Date | null;
  @Wire() link!: string;
}

/** How many questions were asked in a speciality, and how many of its members can be asked. */
export class AskingFiguresView {
  @Wire() speciality!: string;
  @Wire() asked!: number;
  @Wire('answered_in_time') answeredInTime!: number;
  @Wire('nobody_to_ask') nobodyToAsk!: number;
  @Wire('may_be_asked') mayBeAsked!: number;
}

export class OverviewView {
  @Wire() days!: number;
  /** Every kind, also where nothing waits. */
  @Wire({ of: () => WaitView }) waits!: WaitView[];
  @Wire() members!: number;
  @Wire('active_members') activeMembers!: number;
  @Wire('active_before') activeBefore!: number;
  @Wire() cases!: number;
  @Wire('open_cases') openCases!: number;
  @Wire('unanswered_cases') unansweredCases!: number;
  @Wire('first_answer_minutes', { as: 'number', nullable: true }) firstAnswerMinutes!:
    | number
    | null;
  @Wire() messages!: number;
  /** Of the last 90 days, whatever the period. */
  @Wire({ of: () => RegistrationChecksView }) checks!: RegistrationChecksView;
  @Wire('registrations_to_check') registrationsToCheck!: number;
  @Wire('open_reports') openReports!: number;
  @Wire('oldest_report_at', { as: 'time', nullable: true }) oldestReportAt!: Date | null;
  @Wire('by_day', { of: () => DayView }) byDay!: DayView[];
  @Wire({ of: () => AskingFiguresView }) asking!: AskingFiguresView[];
  @Wire({ of: () => QueueView }) queues!: QueueView[];
}
