import { OutcomeView, ReportOutcomeBody } from '../clinical-cases/outcome/outcome.wire';
import { FewPins, PINS_AS_JSON } from '../media/marks.wire';
import { Wire } from '../wire/wire';
import { PinBody, PinView } from './pins.wire';

export class ReportPinnedOutcomeBody extends ReportOutcomeBody {
  /** All its marks from now on: those whose place is sent again keep their numbers. */
  @Wire({ optional: true, of: () => PinBody, isWhole: true, json: PINS_AS_JSON })
  @FewPins('An outcome')
  readonly pins?: PinBody[];
}

export class PinnedOutcomeView extends OutcomeView {
  /** The places it points at. */
  @Wire({ of: () => PinView }) pins!: PinView[];
}
