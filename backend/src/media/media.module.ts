import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { Settings } from '../platform/config/settings';
import { StorageModule } from '../platform/storage/storage.module';
import { AssetRepository } from './asset.repository';
import { Attempts } from './attempts';
import { CheckPatience } from './checks/check-patience';
import { CheckProcess } from './checks/check-process';
import { DecidingService } from './checks/deciding.service';
import { FileChecksService } from './checks/file-checks.service';
import { HeldMediaController } from './checks/held-media.controller';
import { HeldMediaService } from './checks/held-media.service';
import { Looking } from './checks/looking';
import { TrialChecksService } from './checks/trial-checks.service';
import { EndedMediaRepository } from './ended-media.repository';
import { FilePreparation } from './file-preparation';
import { MediaAddresses } from './media.addresses';
import { MediaService } from './media.service';
import { MediaGate } from './media-gate';
import { FilesMemberData } from './member-data/files-member-data';
import { MultipartReader } from './multipart/multipart.reader';
import { Preparation } from './preparing/preparation';
import { InspectionService } from './previews/inspection.service';
import { InspectionLane } from './previews/inspection-lane';
import { PreviewController } from './previews/preview.controller';
import { RenditionsService } from './renditions/renditions.service';
import { Pieces } from './resumable/pieces';
import { ResumableUploadRepository } from './resumable/resumable-upload.repository';
import { ResumableUploadsController } from './resumable/resumable-uploads.controller';
import { ResumableUploadsService } from './resumable/resumable-uploads.service';
import { ClamdScanner } from './scanning/clamd.scanner';
import { NoScanner, Scanner } from './scanning/scanner';
import { KnownEndings } from './serving/known-endings';
import { MediaMiddleware } from './serving/media.middleware';
import { RunningReplies } from './serving/running-replies';
import { SweepService } from './sweeping/sweep.service';
import { UploadPlaces } from './upload-places';
import { UploadQuota } from './upload-quota';
import { Ffmpeg } from './videos/ffmpeg';
import { VideosService } from './videos/videos.service';

@Module({
  imports: [MemberDataModule, StorageModule],
  controllers: [HeldMediaController, PreviewController, ResumableUploadsController],
  providers: [
    AssetRepository,
    Attempts,
    EndedMediaRepository,
    CheckPatience,
    CheckProcess,
    DecidingService,
    {
      provide: Ffmpeg,
      inject: [Settings],
      useFactory: (settings: Settings) => new Ffmpeg(settings),
    },
    FileChecksService,
    FilesMemberData,
    HeldMediaService,
    { provide: MediaGate, useExisting: HeldMediaService },
    InspectionService,
    InspectionLane,
    KnownEndings,
    Looking,
    MediaAddresses,
    MediaService,
    MultipartReader,
    Pieces,
    Preparation,
    { provide: FilePreparation, useExisting: Preparation },
    RenditionsService,
    ResumableUploadRepository,
    ResumableUploadsService,
    RunningReplies,
    SweepService,
    TrialChecksService,
    UploadPlaces,
    UploadQuota,
    VideosService,
    {
      provide: Scanner,
      inject: [Settings],
      useFactory: (settings: Settings) =>
        settings.clamdUrl ? new ClamdScanner(settings.clamdUrl) : new NoScanner(),
    },
  ],
  exports: [
    CheckPatience,
    CheckProcess,
    FileChecksService,
    HeldMediaService,
    InspectionService,
    Looking,
    MediaAddresses,
    MediaGate,
    MediaService,
    MultipartReader,
    RenditionsService,
    ResumableUploadsService,
    SweepService,
    TrialChecksService,
    VideosService,
  ],
})
export class MediaModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    for (const method of [RequestMethod.GET, RequestMethod.HEAD])
      consumer.apply(MediaMiddleware).forRoutes({ path: 'media/*path', method });
  }
}
