import { timeOf } from '../platform/database/columns';
import { OneOf } from '../wire/rules';
import { Wire } from '../wire/wire';
import { ASK_STATES, URGENCIES } from './asking.rules';
import type { Asking } from './asking.service';

export class AskBody {
  @Wire('urgency', { words: URGENCIES })
  @OneOf(URGENCIES, `Please choose ${URGENCIES.join(', ')}.`)
  readonly urgency!: string;
}

export class CaseAskedView {
  /** The id of the case. */
  @Wire('id') id!: number;
  /** How many colleagues are asked at once. */
  @Wire('asked') asked!: number;
  @Wire('due_at') dueAt!: Date;
}

/** Numbers only, never names. Before anybody was asked, only the state and the usual time. */
export class AskView {
  @Wire('urgency', { optional: true, words: URGENCIES }) urgency?: string;
  @Wire('state', { words: ASK_STATES }) state!: string;
  @Wire('asked', { optional: true }) asked?: number;
  @Wire('seen', { optional: true }) seen?: number;
  @Wire('passed', { optional: true }) passed?: number;
  @Wire('answered', { optional: true }) answered?: number;
  @Wire('asked_at', { optional: true }) askedAt?: Date;
  @Wire('due_at', { optional: true }) dueAt?: Date;
  /** How many of the two waves have been sent. */
  @Wire('waves', { optional: true }) waves?: number;
  /** When the speciality's group was notified; null until then. */
  @Wire('group_told_at', { optional: true, as: 'time', nullable: true }) groupToldAt?: Date | null;
  /**
   * The median time in minutes to the first answer in the speciality; null if too few cases were
   * asked about.
   */
  @Wire('usual_minutes', { as: 'number', nullable: true }) usualMinutes!: number | null;
}

export function askView({ state, progress, usualMinutes }: Asking): AskView {
  const view = Object.assign(new AskView(), { state, usualMinutes });
  if (!progress) return view;
  const { urgency, asked, seen, passed, answered, waves } = progress;
  return Object.assign(view, {
    ...{ urgency, asked, seen, passed, answered, waves },
    askedAt: timeOf(progress.askedAt),
    dueAt: timeOf(progress.dueAt),
    groupToldAt: timeOf(progress.groupToldAt),
  });
}
