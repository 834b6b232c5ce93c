import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Actor, CurrentMember, Public, WhileRestricted } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AttendanceService } from './attendance.service';
import { AttendedView, CertifiedView } from './attendance.wire';

@Controller()
export class AttendanceController {
  constructor(private readonly attendance: AttendanceService) {}

  /** Records the attendance for the certificate. */
  @Post('events/:id/attend')
  @WhileRestricted()
  @Reply('You joined.', undefined, AttendedView)
  async attend(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AttendedView> {
    return Object.assign(new AttendedView(), { link: await this.attendance.attend(actor, id) });
  }

  @Get('events/:id/certificate')
  async certificate(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Res() response: Response,
  ): Promise<void> {
    const { pdf, code } = await this.attendance.certificateOf(actor, id);
    response
      .type('application/pdf')
      .attachment(`certificate-${code}.pdf`)
      .set('Cache-Control', 'private, no-store')
      .send(pdf);
  }

  /** Lets anyone verify a certificate. */
  @Get('certificates/:code')
  @Public()
  @Reply('Done.', 'result', CertifiedView)
  async certified(@Param('code') code: string): Promise<CertifiedView> {
    const { startsAt: date, ...about } = await this.attendance.certified(code);
    return Object.assign(new CertifiedView(), about, { date });
  }
}
