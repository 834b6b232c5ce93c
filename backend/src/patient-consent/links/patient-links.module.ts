import { Global, Module } from '@nestjs/common';
import { PatientDecisions } from '../../clinical-cases/privacy/patient-decisions';
import { ViewingLinks } from '../../media/serving/viewing-links';
import { PatientDecisionsService } from './patient-decisions.service';
import { PatientLinkRepository } from './patient-link.repository';

/** Global because the cases and media domains, which this one depends on, inject it. */
@Global()
@Module({
  providers: [
    PatientLinkRepository,
    PatientDecisionsService,
    { provide: PatientDecisions, useExisting: PatientDecisionsService },
    { provide: ViewingLinks, useExisting: PatientLinkRepository },
  ],
  exports: [PatientLinkRepository, PatientDecisions, ViewingLinks],
})
export class PatientLinksModule {}
