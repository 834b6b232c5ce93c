import { Global, Module } from '@nestjs/common';
import { AskedColleagues } from '../clinical-cases/discussion/asked-colleagues';
import { CaseAnswersService } from './case-answers.service';
import { CaseAskRepository } from './case-ask.repository';

/** Global because the clinical-cases domain, which this one depends on, injects it. */
@Global()
@Module({
  providers: [
    CaseAskRepository,
    CaseAnswersService,
    { provide: AskedColleagues, useExisting: CaseAnswersService },
  ],
  exports: [CaseAskRepository, CaseAnswersService, AskedColleagues],
})
export class CaseAnswersModule {}
