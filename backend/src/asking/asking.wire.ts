import { timeOf } from '../platform/database/columns';
import { OneOf } from '../wire/rules';
import { Wire } from '../wire/wire';
import {
  ASK_STATES,
  END_REASONS,
  FILLINGS,
  type Filling,
  MOST_NEIGHBOURS,
  URGENCIES,
  type Urgency,
} from './asking.rules';
import type { Asking, AskWish } from './asking.service';
import type { Later } from './reach.rules';
import type { ReachOfCase, Widening } from './reach.service';

export class AskBody {
  @Wire({ words: URGENCIES })
  @OneOf(URGENCIES, `Please choose ${URGENCIES.join(', ')}.`)
  readonly urgency!: string;

  /** Neighbouring specialities that are asked, too. */
  @Wire({ optional: true, of: 'text', max: MOST_NEIGHBOURS })
  readonly with?: string[];

  /** When its time begins; at once if omitted. */
  @Wire({ optional: true })
  readonly from?: Date;

  /** Until when fewer than ten are filled up as quiet hours end; until half-time if omitted. */
  @Wire({ optional: true, words: FILLINGS })
  @OneOf(FILLINGS, `Please choose ${FILLINGS.join(', ')}.`)
  readonly fill?: string;
}

export class WidenBody {
  /** Neighbouring specialities that are asked, too. */
  @Wire({ of: 'text', max: MOST_NEIGHBOURS })
  readonly with!: string[];
}

export class WidenedView {
  /** The id of the case. */
  @Wire() id!: number;
  /** How many more colleagues were asked immediately. */
  @Wire() asked!: number;
}

export const wishOf = ({ urgency, with: neighbours, from, fill }: AskBody): AskWish => ({
  urgency: urgency as Urgency,
  neighbours,
  from,
  filling: fill as Filling | undefined,
});

export class CaseAskedView {
  /** The id of the case. */
  @Wire() id!: number;
  /** How many colleagues are asked at once. */
  @Wire() asked!: number;
  @Wire('due_at') dueAt!: Date;
}

export class LaterView {
  @Wire() at!: Date;
  /** How many more can be asked from then on. */
  @Wire() n!: number;
}

export class NeighbourView {
  @Wire() speciality!: string;
  @Wire() now!: number;
  @Wire({ of: () => LaterView }) later!: LaterView[];
}

export class WiderNeighbourView extends NeighbourView {
  /** How many of them were asked. */
  @Wire() asked!: number;
}

/** Whom an open question would reach if it were widened. */
export class WideningView {
  /** How many more are asked at once at most. */
  @Wire() room!: number;
  /** How many colleagues of the case's own speciality can be asked now; they are asked first. */
  @Wire() now!: number;
  @Wire({ of: () => WiderNeighbourView }) neighbours!: WiderNeighbourView[];
}

/** `now`, `quiet`, `limit` and `off` add up to all members of the speciality but the author. */
export class ReachView {
  @Wire() now!: number;
  /** When the quiet hours end of those in them. */
  @Wire({ of: () => LaterView }) later!: LaterView[];
  @Wire() quiet!: number;
  /** Those asked as often as they allow within 24 hours. */
  @Wire() limit!: number;
  /** Those who take no questions, or cannot be asked about this case. */
  @Wire() off!: number;
  @Wire({ of: () => NeighbourView }) neighbours!: NeighbourView[];
}

const laterViews = (later: readonly Later[]) =>
  later.map((one) => Object.assign(new LaterView(), one));

const wideningView = ({ neighbours, ...numbers }: Widening) =>
  Object.assign(new WideningView(), {
    ...numbers,
    neighbours: neighbours.map((one) =>
      Object.assign(new WiderNeighbourView(), { ...one, later: laterViews(one.later) }),
    ),
  });

function reachView({ neighbours, later, ...numbers }: ReachOfCase): ReachView {
  return Object.assign(new ReachView(), {
    ...numbers,
    later: laterViews(later),
    neighbours: neighbours.map((one) =>
      Object.assign(new NeighbourView(), { ...one, later: laterViews(one.later) }),
    ),
  });
}

/**
 * Numbers only, never names. Before anybody was asked, only the state, the
 * reach and the usual time.
 */
export class AskView {
  @Wire({ optional: true, words: URGENCIES }) urgency?: string;
  @Wire({ words: ASK_STATES }) state!: string;
  @Wire({ optional: true }) asked?: number;
  @Wire({ optional: true }) seen?: number;
  @Wire({ optional: true }) passed?: number;
  /** How many of those who were asked have answered. */
  @Wire({ optional: true }) answered?: number;
  /** How many others have. */
  @Wire({ optional: true }) others?: number;
  /** When its time began, or will. */
  @Wire('asked_at', { optional: true }) askedAt?: Date;
  @Wire('due_at', { optional: true }) dueAt?: Date;
  /** How many of the two waves have been sent. */
  @Wire({ optional: true }) waves?: number;
  /** When the speciality's group was notified; null until then. */
  @Wire('group_told_at', { optional: true, as: 'time', nullable: true }) groupToldAt?: Date | null;
  /** Null while it is open. */
  @Wire('ended_by', { optional: true, nullable: true, as: 'text', words: END_REASONS })
  endedBy?: string | null;
  @Wire('ended_at', { optional: true, as: 'time', nullable: true }) endedAt?: Date | null;
  /** The neighbouring specialities that are asked, too. */
  @Wire({ optional: true, of: 'text' }) with?: string[];
  @Wire({ optional: true, of: () => ReachView }) reach?: ReachView;
  /** Unless it reaches all neighbours. */
  @Wire({ optional: true, of: () => WideningView }) widening?: WideningView;
  /**
   * The median time in minutes to the first answer in the speciality; null if too few cases were
   * asked about.
   */
  @Wire('usual_minutes', { as: 'number', nullable: true }) usualMinutes!: number | null;
}

export function askView({
  state,
  progress,
  reach,
  widening,
  endedBy,
  usualMinutes,
}: Asking): AskView {
  const view = Object.assign(new AskView(), { state, usualMinutes });
  if (reach) view.reach = reachView(reach);
  if (widening) view.widening = wideningView(widening);
  if (!progress) return Object.assign(view, { endedBy });
  const { urgency, asked, seen, passed, answered, others, waves } = progress;
  return Object.assign(view, {
    urgency,
    asked,
    seen,
    passed,
    answered,
    others,
    waves,
    endedBy,
    with: [...progress.withSpecialities],
    askedAt: timeOf(progress.askedAt),
    dueAt: timeOf(progress.dueAt),
    endedAt: timeOf(progress.endedAt),
    groupToldAt: timeOf(progress.groupToldAt),
  });
}
