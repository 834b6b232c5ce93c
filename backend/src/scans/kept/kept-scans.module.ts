import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/media.module';
import { SeriesFrames } from '../../media/serving/series-frames';
import { TakenScans } from '../taken-scans';
import { KeptScans } from './kept-scans.service';
import { PackedController } from './packed.controller';
import { ScanViews } from './scan.views';
import { ScanRendering } from './scan-rendering.service';
import { ScanRoom } from './scan-room';
import { ScanWork } from './scan-work';
import { SentFrames } from './sent-frames';
import { SeriesLooking } from './series-looking.service';
import { SeriesTaking } from './series-taking.service';
import { StoredParts } from './stored-parts';

/** Series on the server: taken, checked, posted, drawn and sent. */
@Module({
  imports: [MediaModule],
  controllers: [PackedController],
  providers: [
    KeptScans,
    ScanRendering,
    ScanRoom,
    ScanViews,
    ScanWork,
    SentFrames,
    { provide: SeriesFrames, useExisting: SentFrames },
    SeriesLooking,
    SeriesTaking,
    { provide: TakenScans, useExisting: SeriesTaking },
    StoredParts,
  ],
  exports: [KeptScans, ScanRendering, ScanViews, SeriesLooking, StoredParts, TakenScans],
})
export class KeptScansModule {}
