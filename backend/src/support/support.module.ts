import { Module } from '@nestjs/common';
import { DepartingModule } from '../departure/departing.module';
import { LetterRepository } from './letter.repository';
import { LettersController } from './letters.controller';
import { SupportController } from './support.controller';
import { SupportService } from './support.service';
import { SupportPart } from './support-part';

@Module({
  imports: [DepartingModule],
  controllers: [SupportController, LettersController],
  providers: [LetterRepository, SupportPart, SupportService],
  exports: [SupportService],
})
export class SupportModule {}
