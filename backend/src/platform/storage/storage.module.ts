import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings';
import { DiskStorage } from './disk.storage';
import { Storage } from './storage';
import { TemporaryFiles } from './temporary-files';

/** The media store: a bucket when S3_ENDPOINT is set, else DATA_DIR. */
@Global()
@Module({
  providers: [
    {
      provide: TemporaryFiles,
      inject: [Settings],
      useFactory: (settings: Settings) => new TemporaryFiles(settings),
    },
    {
      provide: Storage,
      inject: [Settings, TemporaryFiles],
      useFactory: async (settings: Settings, temporary: TemporaryFiles) => {
        if (!settings.s3) return new DiskStorage(settings.dataDir);
        const { S3Storage } = await import('./s3.storage.js');
        return new S3Storage(settings.s3, temporary);
      },
    },
  ],
  exports: [Storage, TemporaryFiles],
})
export class StorageModule {}
