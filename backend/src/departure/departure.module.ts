import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { AuthModule } from '../auth/auth.module';
import { DepartingModule } from './departing.module';
import { DepartureController } from './departure.controller';
import { ExpiringService } from './expiring/expiring.service';
import { Archive } from './exporting/archive';
import { ExportsService } from './exporting/exports.service';
import { IdentityCheckService } from './identity-check.service';
import { AccountPart } from './leaving/account-part';
import { DepartureRepository } from './leaving/departure.repository';
import { LeavingService } from './leaving/leaving.service';

@Module({
  imports: [MikroOrmModule.forFeature([Account]), AuthModule, DepartingModule],
  controllers: [DepartureController],
  providers: [
    AccountPart,
    Archive,
    DepartureRepository,
    ExpiringService,
    ExportsService,
    IdentityCheckService,
    LeavingService,
  ],
  exports: [ExpiringService, ExportsService, IdentityCheckService, LeavingService],
})
export class DepartureModule {}
