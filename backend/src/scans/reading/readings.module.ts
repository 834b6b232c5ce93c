import { Module } from '@nestjs/common';
import { MemberDataModule } from '../../departure/member-data.module';
import { StorageModule } from '../../platform/storage/storage.module';
import { KeptScansModule } from '../kept/kept-scans.module';
import { ReadingFiles } from './reading-files';
import { ReadingProcess } from './reading-process';
import { ReadingsController } from './readings.controller';
import { ReadingsService } from './readings.service';
import { ReadingsMemberData } from './readings-member-data';

/** Reads DICOM files for browsers without scripts. */
@Module({
  imports: [KeptScansModule, MemberDataModule, StorageModule],
  controllers: [ReadingsController],
  providers: [ReadingFiles, ReadingProcess, ReadingsMemberData, ReadingsService],
})
export class ReadingsModule {}
