import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { AuthModule } from '../auth/auth.module';
import { ExpiringService } from './expiring/expiring.service';
import { Archive } from './exporting/archive';
import { ExportsController } from './exporting/exports.controller';
import { ExportsService } from './exporting/exports.service';
import { AccountMemberData } from './leaving/account-member-data';
import { DepartureRepository } from './leaving/departure.repository';
import { ErasureReceipts } from './leaving/erasure-receipts';
import { LeavingController } from './leaving/leaving.controller';
import { LeavingService } from './leaving/leaving.service';
import { MemberDataModule } from './member-data.module';

@Module({
  imports: [MikroOrmModule.forFeature([Account]), AuthModule, MemberDataModule],
  controllers: [ExportsController, LeavingController],
  providers: [
    AccountMemberData,
    Archive,
    DepartureRepository,
    ErasureReceipts,
    ExpiringService,
    ExportsService,
    LeavingService,
  ],
  exports: [ExpiringService, ExportsService, LeavingService],
})
export class DepartureModule {}
