import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { MediaModule } from '../media/media.module';
import { MeController } from './me.controller';
import { MeService } from './me.service';
import { MutesController } from './mutes.controller';
import { MutesService } from './mutes.service';

@Module({
  imports: [ChatModule, ClinicalCasesModule, MediaModule],
  controllers: [MeController, MutesController],
  providers: [MeService, MutesService],
})
export class MeModule {}
