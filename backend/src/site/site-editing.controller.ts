import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { demandFile } from '../media/media.service';
import { Multipart, ReceivedFile } from '../media/multipart/multipart';
import type { ReceivedFile as File } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { type Actor, CurrentMember, ForRoles } from '../wire/access';
import { Rated } from '../wire/rate.guard';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import type { Voice, VoiceKind } from './site.repository';
import { SiteService } from './site.service';
import { CreatedVoiceView, MissionBody, UpgradeBody, VoiceBody, VoiceView } from './site.wire';
import { SiteViews } from './site-views';

const videoRule = uploadRules['mission-video'];

@Controller('admin/site')
@ForRoles('editor')
export class SiteEditingController {
  constructor(
    private readonly site: SiteService,
    private readonly views: SiteViews,
  ) {}

  @Put('notice')
  @Reply('Saved.')
  async announce(@CurrentMember() actor: Actor, @Body() { announces }: UpgradeBody): Promise<void> {
    await this.site.announceUpgrade(actor, announces);
  }

  @Get('voices')
  @Reply('Done.', 'result', [VoiceView])
  async voices(): Promise<VoiceView[]> {
    return (await this.site.allVoices()).map((voice) => this.views.voice(voice));
  }

  @Post('voices')
  @Reply('Saved.', undefined, CreatedVoiceView)
  async add(@CurrentMember() actor: Actor, @Body() body: VoiceBody): Promise<CreatedVoiceView> {
    return Object.assign(new CreatedVoiceView(), {
      id: await this.site.addVoice(actor, voiceOf(body)),
    });
  }

  @Put('voices/:id')
  @Reply('Saved.')
  async change(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: VoiceBody,
  ): Promise<void> {
    await this.site.changeVoice(actor, id, voiceOf(body));
  }

  @Delete('voices/:id')
  @Reply('Deleted.')
  async remove(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.site.removeVoice(actor, id);
  }

  @Post('mission')
  @Rated('upload')
  @Multipart({ files: { video: [videoRule] }, maxFiles: 1 })
  @Reply('Saved. The video is shown once it is ready.')
  async setMission(
    @CurrentMember() actor: Actor,
    @Body() body: MissionBody,
    @ReceivedFile('video') file: File | undefined,
  ): Promise<void> {
    const { captions, posterId } = body;
    await this.site.setMission(actor, {
      video: demandFile(file, 'video', videoRule),
      captions,
      posterId: posterId ?? null,
    });
  }
}

function voiceOf({ kind, position, name, about, motto, quote, pictureId }: VoiceBody): Voice {
  return {
    name,
    about,
    quote,
    kind: kind as VoiceKind,
    position: Math.floor(position ?? 0),
    motto: motto ?? '',
    pictureId: pictureId ?? null,
  };
}
