import { Body, Controller, Headers, Post } from '@nestjs/common';
import { demandFile, MediaService } from '../../../src/media/media.service';
import { Multipart, ReceivedFile, ReceivedFiles } from '../../../src/media/multipart/multipart';
import type { ReceivedFile as File } from '../../../src/media/received-file';
import { uploadRules } from '../../../src/media/upload.rules';
import { Public } from '../../../src/wire/access';
import { Bare } from '../../../src/wire/reply';
import { Wire } from '../../../src/wire/wire';

class CaseBody {
  @Wire('title', { optional: true }) title?: string;
  @Wire('tags', { optional: true }) tags?: string[];
}

class Taken {
  @Wire('assets') assets: number[];
  @Wire('title') title: string | null;
  @Wire('tags') tags: string[];
}

const caseFiles = [
  uploadRules['case-image'],
  uploadRules['case-video'],
  uploadRules['case-report'],
] as const;

/**
 * Upload calls like those of a domain, for the owner named by a header: the pipeline is the same
 * for all domains.
 */
@Controller('test-uploads')
export class UploadsController {
  constructor(private readonly media: MediaService) {}

  @Public()
  @Bare()
  @Post('case')
  @Multipart({ files: { files: caseFiles }, headers: ['title'] })
  async case(
    @Body() body: CaseBody,
    @ReceivedFiles(['files']) files: readonly File[],
    @Headers('x-owner') owner: string,
  ): Promise<Taken> {
    const uploads = files.map((file) => ({
      file,
      rule:
        caseFiles.find((rule) => (rule.accepts as readonly string[]).includes(file.claims)) ??
        caseFiles[0],
    }));
    return this.take(Number(owner), await this.media.acceptAll(Number(owner), uploads), body);
  }

  @Public()
  @Bare()
  @Post('picture')
  @Multipart({ files: { profile_pic: [uploadRules['profile-picture']] }, maxFiles: 1 })
  async picture(
    @ReceivedFile('profile_pic') file: File | undefined,
    @Headers('x-owner') owner: string,
  ): Promise<Taken> {
    const rule = uploadRules['profile-picture'];
    const asset = await this.media.accept(
      Number(owner),
      demandFile(file, 'profile_pic', rule),
      rule,
    );
    return this.take(Number(owner), [asset], {});
  }

  @Public()
  @Bare()
  @Post('cv')
  @Multipart({ files: { cv: [uploadRules.cv] }, maxFiles: 1 })
  async cv(
    @ReceivedFile('cv') file: File | undefined,
    @Headers('x-owner') owner: string,
  ): Promise<Taken> {
    const asset = await this.media.accept(
      Number(owner),
      demandFile(file, 'cv', uploadRules.cv),
      uploadRules.cv,
    );
    return this.take(Number(owner), [asset], {});
  }

  private async take(owner: number, assets: { id: number }[], body: CaseBody): Promise<Taken> {
    if (body.title !== 'abandoned') await this.media.hold(owner, assets);
    return Object.assign(new Taken(), {
      assets: assets.map(({ id }) => id),
      title: body.title ?? null,
      tags: body.tags ?? [],
    });
  }
}
