import { Body, Controller, Delete, Get, Header, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { toString as drawQrCode } from 'qrcode';
import { AuthorsFirst } from '../../clinical-cases/authors-first';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { ownOrigin } from '../../platform/http/origin';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import type { Language } from '../texts/languages.rules';
import { AuthorLinksService } from './author-links.service';
import { MadeLinkView, MakeLinkBody, PatientLinkView, patientLinkView } from './author-links.wire';

/** In modules; the QR standard requires this margin. */
const QUIET_ZONE = 4;

/**
 * Authors create links for their patients. The response is not stored for retries: it is the only
 * place where the URL can be read.
 */
@Controller(['clinicalCases/:id/consentLinks', 'posts/:id/consentLinks'])
export class AuthorLinksController {
  constructor(
    private readonly links: AuthorLinksService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Post()
  @AuthorsFirst('case')
  @Header('Cache-Control', 'no-store')
  @Reply('Hand this link to the patient. It is shown only now.', 'result', MadeLinkView)
  async make(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { language, scope }: MakeLinkBody,
    @Req() request: Request,
  ): Promise<MadeLinkView> {
    const wanted = { language: language as Language, offered: scope };
    const { link, token } = await this.links.make(actor, id, wanted);
    const origin = ownOrigin(request, this.settings) ?? this.settings.linkBase;
    const url = `${origin}/c/${token}`;
    const qr = await drawQrCode(url, {
      type: 'svg',
      margin: QUIET_ZONE,
      errorCorrectionLevel: 'M',
    });
    return Object.assign(new MadeLinkView(), { id: link.id, url, qr, expiresAt: link.expiresAt });
  }

  @Get()
  @Reply('Done.', 'result', [PatientLinkView])
  async list(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<PatientLinkView[]> {
    const now = this.clock.now();
    return (await this.links.list(actor, id)).map((link) => patientLinkView(link, now));
  }

  @Delete(':linkId')
  @WhileRestricted()
  @Reply('The link has ended.')
  async end(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('linkId', IdPipe) linkId: number,
  ): Promise<void> {
    await this.links.end(actor, id, linkId);
  }
}
