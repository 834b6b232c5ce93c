import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { AuthModule } from '../auth/auth.module';
import { DepartureController } from './departure.controller';
import { ExpiringService } from './expiring/expiring.service';
import { Archive } from './exporting/archive';
import { ExportsService } from './exporting/exports.service';
import { AccountMemberData } from './leaving/account-member-data';
import { DepartureRepository } from './leaving/departure.repository';
import { ErasureReceipts } from './leaving/erasure-receipts';
import { LeavingService } from './leaving/leaving.service';
import { MemberDataModule } from './member-data.module';

@Module({
  imports: [MikroOrmModule.forFeature([Account]), AuthModule, MemberDataModule],
  controllers: [DepartureController],
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
