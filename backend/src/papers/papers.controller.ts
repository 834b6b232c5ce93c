import { Body, Controller, Get, HttpStatus, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AuthorsFirst } from '../clinical-cases/authors-first';
import { type Actor, CurrentMember } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { PaperDraftsService } from './paper-drafts.service';
import { PaperFilesService } from './paper-files.service';
import type { PaperForm } from './paper-items.rules';
import { DOCX_TYPE } from './paper-making.service';
import { draftOf, PaperDraftBody, PaperFormBody, PaperView, paperView } from './papers.wire';

/** A paper made of a case, for a journal. */
@Controller()
export class PapersController {
  constructor(
    private readonly drafts: PaperDraftsService,
    private readonly files: PaperFilesService,
  ) {}

  /** What a checklist asks for, and what is missing. For its author. */
  @Get('posts/:id/paper')
  @Reply('Done.', 'result', PaperView)
  async find(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<PaperView> {
    return paperView(await this.drafts.standing(actor, id));
  }

  @Put('posts/:id/paper')
  @AuthorsFirst('case')
  @Reply('Saved.', 'result', PaperView)
  async keep(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: PaperDraftBody,
  ): Promise<PaperView> {
    return paperView(await this.drafts.keep(actor, id, draftOf(body)));
  }

  @Post('posts/:id/paper')
  @AuthorsFirst('case')
  @OncePerKey()
  @Reply('The paper is being made.', 'result', PaperView)
  async make(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { form }: PaperFormBody,
  ): Promise<PaperView> {
    return paperView(await this.drafts.make(actor, id, form as PaperForm));
  }

  /** The document, for its author and for co-authors who have agreed. */
  @Get('papers/:id')
  async open(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.files.open(actor, id);
    response
      .status(HttpStatus.OK)
      .type(DOCX_TYPE)
      .attachment(`paper-${id}.docx`)
      .set('Cache-Control', 'private, no-store')
      .set('X-Content-Type-Options', 'nosniff')
      .send(file);
  }
}
