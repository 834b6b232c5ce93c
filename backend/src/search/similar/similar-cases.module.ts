import { Global, Module } from '@nestjs/common';
import { SimilarCases } from '../../clinical-cases/similar-cases';
import { EverythingService } from '../everything/everything.service';
import { SpellingService } from '../everything/spelling.service';
import { SimilarCasesService } from './similar-cases.service';

/** Global because the clinical-cases domain, which this one depends on, injects it. */
@Global()
@Module({
  providers: [
    EverythingService,
    SpellingService,
    SimilarCasesService,
    { provide: SimilarCases, useExisting: SimilarCasesService },
  ],
  exports: [EverythingService, SimilarCases],
})
export class SimilarCasesModule {}
