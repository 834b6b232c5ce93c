import type { PinRow } from '../clinical-cases/pins/pins.service';
import { AddStepBody, CaseStepView, EditStepBody } from '../clinical-cases/steps/step.wire';
import { FewPins, PINS_AS_JSON } from '../media/marks.wire';
import { Wire } from '../wire/wire';
import { PinBody, PinView, pinView } from './pins.wire';

const FewPlaces = () => FewPins('A step');

export class AddPinnedStepBody extends AddStepBody {
  /** Marks in the files of the case and of its steps. */
  @Wire({ optional: true, of: () => PinBody, isWhole: true, json: PINS_AS_JSON })
  @FewPlaces()
  readonly pins?: PinBody[];
}

export class EditPinnedStepBody extends EditStepBody {
  /** All its marks from now on: those whose place is sent again keep their numbers. */
  @Wire({ optional: true, of: () => PinBody, isWhole: true, json: PINS_AS_JSON })
  @FewPlaces()
  readonly pins?: PinBody[];
}

export class PinnedStepView extends CaseStepView {
  /** The places it points at. */
  @Wire({ of: () => PinView }) pins!: PinView[];
}

export const pinnedStepView = (step: CaseStepView, pins: readonly PinRow[] = []): PinnedStepView =>
  Object.assign(new PinnedStepView(), step, { pins: pins.map(pinView) });
