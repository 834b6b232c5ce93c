import { Global, Module } from '@nestjs/common';
import { Advisers } from '../../profiles/advice-given';
import { GivenAdviceRepository } from './given-advice.repository';

/** Global because profiles, an earlier rank, ask for it. */
@Global()
@Module({
  providers: [GivenAdviceRepository, { provide: Advisers, useExisting: GivenAdviceRepository }],
  exports: [GivenAdviceRepository, Advisers],
})
export class AdvisersModule {}
