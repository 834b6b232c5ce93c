import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { AuthModule } from '../auth/auth.module';
import { DepartingParts } from './departing';
import { DepartureController } from './departure.controller';
import { Archive } from './exporting/archive';
import { ExportsService } from './exporting/exports.service';
import { IdentityCheckService } from './identity-check.service';
import { AccountPart } from './leaving/account-part';
import { DepartureRepository } from './leaving/departure.repository';
import { LeavingService } from './leaving/leaving.service';

/** Global because every later domain registers its part. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([Account]), AuthModule],
  controllers: [DepartureController],
  providers: [AccountPart, Archive, DepartingParts, DepartureRepository, ExportsService, IdentityCheckService, LeavingService],
  exports: [DepartingParts, ExportsService, IdentityCheckService, LeavingService],
})
export class DepartureModule {}
