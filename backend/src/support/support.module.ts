import { Module } from '@nestjs/common';
import { DepartureModule } from '../departure/departure.module';
import { MemberDataModule } from '../departure/member-data.module';
import { DeletionRequestRepository } from './deletions/deletion-request.repository';
import { DeletionRequestsController } from './deletions/deletion-requests.controller';
import { DeletionRequestsService } from './deletions/deletion-requests.service';
import { ProveDeletionController } from './deletions/prove-deletion.controller';
import { LetterRepository } from './letter.repository';
import { LettersController } from './letters.controller';
import { SupportController } from './support.controller';
import { SupportService } from './support.service';
import { SupportMemberData } from './support-member-data';

@Module({
  imports: [DepartureModule, MemberDataModule],
  controllers: [
    DeletionRequestsController,
    LettersController,
    ProveDeletionController,
    SupportController,
  ],
  providers: [
    DeletionRequestRepository,
    DeletionRequestsService,
    LetterRepository,
    SupportMemberData,
    SupportService,
  ],
  exports: [DeletionRequestsService, SupportService],
})
export class SupportModule {}
