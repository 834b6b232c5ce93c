import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ScanView } from '../../scans/kept/scan.wire';
import { type Actor, CurrentMember } from '../../wire/access';
import { OwnersFirst } from '../../wire/owners-first';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { PostScans } from './post-scans';
import { ChangedScanBody } from './scans.wire';

/** Single scans of posts. */
@Controller('scans')
export class ScansController {
  constructor(private readonly scans: PostScans) {}

  @Get(':id')
  @Reply('Done.', 'result', ScanView)
  find(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<ScanView> {
    return this.scans.find(actor, id);
  }

  @Put(':id')
  @OwnersFirst(PostScans, 'id', (scans, actor, id) => scans.findOwn(actor, id))
  @Reply('Saved.')
  async rename(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: ChangedScanBody,
  ): Promise<void> {
    await this.scans.rename(actor, id, body);
  }
}
