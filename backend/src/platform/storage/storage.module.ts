import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings';
import { DiskStorage } from './disk.storage';
import { S3Storage } from './s3.storage';
import { Storage } from './storage';
import { TemporaryFiles } from './temporary-files';

/** The media store that the settings name: a bucket when S3_ENDPOINT is set, else DATA_DIR. */
@Global()
@Module({
  providers: [
    TemporaryFiles,
    {
      provide: Storage,
      inject: [Settings, TemporaryFiles],
      useFactory: (settings: Settings, temporary: TemporaryFiles) =>
        settings.s3 ? new S3Storage(settings.s3, temporary) : new DiskStorage(settings.dataDir),
    },
  ],
  exports: [Storage, TemporaryFiles],
})
export class StorageModule {}
