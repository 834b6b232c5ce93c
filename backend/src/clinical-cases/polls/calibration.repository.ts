import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Calibration, Calibrations } from '../../profiles/calibration';
import { CALIBRATION } from './polls.sql';

@Injectable()
export class CalibrationRepository extends Calibrations {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async calibrationOf(memberId: number): Promise<Calibration> {
    return (await CALIBRATION.first(this.em, { memberId })) ?? { votes: 0, brier: null };
  }
}
