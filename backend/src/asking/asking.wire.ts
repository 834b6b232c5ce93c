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
  /** Of the case. */
  @Wire('id') id!: number;
  /** How many colleagues are asked at once. */
  @Wire('asked') asked!: number;
  @Wire('due_at') dueAt!: Date;
}

/** Numbers, never who. Before anybody was asked only the state and what is usual. */
export class AskView {
  @Wire('urgency', { optional: true, words: URGENCIES }) urgency?: string;
  @Wire('state', { words: ASK_STATES }) state!: string;
  @Wire('asked', { optional: true }) asked?: number;
  @Wire('seen', { optional: true }) seen?: number;
  @Wire('passed', { optional: true }) passed?: number;
  @Wire('answered', { optional: true }) answered?: number;
  @Wire('asked_at', { optional: true }) askedAt?: Date;
  @Wire('due_at', { optional: true }) dueAt?: Date;
  /** How many of the two waves of members were asked. */
  @Wire('waves', { optional: true }) waves?: number;
  /** When the speciality's group heard of it; null until then. */
  @Wire('group_told_at', { optional: true, as: 'time', nullable: true }) groupToldAt?: Date | null;
  /** Half of the cases of the speciality had their first answer within so many minutes; null where too few were asked to tell. */
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
