import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module';
import { MeController } from './me.controller';
import { MeService } from './me.service';

@Module({
  imports: [MediaModule],
  controllers: [MeController],
  providers: [MeService],
})
export class MeModule {}
