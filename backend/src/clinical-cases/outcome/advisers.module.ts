import { Global, Module } from '@nestjs/common';
import { Advisers } from '../../profiles/advice-given';
import { Calibrations } from '../../profiles/calibration';
import { CalibrationRepository } from '../polls/calibration.repository';
import { GivenAdviceRepository } from './given-advice.repository';

/** Global because the profiles domain, which this one depends on, injects it. */
@Global()
@Module({
  providers: [
    GivenAdviceRepository,
    CalibrationRepository,
    { provide: Advisers, useExisting: GivenAdviceRepository },
    { provide: Calibrations, useExisting: CalibrationRepository },
  ],
  exports: [GivenAdviceRepository, Advisers, Calibrations],
})
export class AdvisersModule {}
