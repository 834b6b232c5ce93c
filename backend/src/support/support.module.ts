import { Module } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { LetterRepository } from './letter.repository';
import { LettersController } from './letters.controller';
import { SupportController } from './support.controller';
import { SupportService } from './support.service';
import { SupportMemberData } from './support-member-data';

@Module({
  imports: [MemberDataModule],
  controllers: [SupportController, LettersController],
  providers: [LetterRepository, SupportMemberData, SupportService],
  exports: [SupportService],
})
export class SupportModule {}
