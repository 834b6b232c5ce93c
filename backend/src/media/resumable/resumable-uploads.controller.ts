import { Controller, Delete, Head, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Refusal } from '../../refusal';
import { type Actor, CurrentMember } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { UploadPlaces } from '../upload-places';
import { Pieces } from './pieces';
import { ResumableUploadsService } from './resumable-uploads.service';

const RESUMABLE = ApiHeader({
  name: 'Tus-Resumable',
  required: true,
  description: 'The version of the protocol: 1.0.0',
});

/**
 * Resumable uploads with the tus protocol, whose responses have no envelope. A complete upload is
 * passed as `uploadId` to the endpoint it is meant for.
 */
@Controller('uploads')
export class ResumableUploadsController {
  constructor(
    private readonly uploads: ResumableUploadsService,
    private readonly pieces: Pieces,
    private readonly places: UploadPlaces,
  ) {}

  @Post()
  @HttpCode(201)
  @Rated('upload')
  @RESUMABLE
  @ApiHeader({ name: 'Upload-Length', required: true, description: 'Bytes' })
  @ApiHeader({
    name: 'Upload-Metadata',
    required: true,
    description: 'filename, filetype and purpose',
  })
  @ApiCreatedResponse({
    description: 'Location names the upload; its last segment is the uploadId.',
  })
  async begin(
    @CurrentMember() actor: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const beginIt = async () =>
      this.pieces.handle(
        await this.uploads.admit(actor.memberId, request.headers),
        request,
        response,
      );
    // The creation request may already contain bytes.
    await (request.headers['content-type'] === undefined
      ? beginIt()
      : this.places.duringRequest(actor.memberId, beginIt));
  }

  @Head(':uploadId')
  @RESUMABLE
  @ApiOkResponse({ description: 'Upload-Offset says how many bytes are there.' })
  async ask(
    @CurrentMember() actor: Actor,
    @Param('uploadId') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.uploads.demandOpen(actor.memberId, id);
    await this.pieces.handle(id, request, response);
  }

  @Patch(':uploadId')
  @Rated('upload-piece')
  @RESUMABLE
  @ApiHeader({ name: 'Upload-Offset', required: true, description: 'Where the piece begins' })
  @ApiNoContentResponse({ description: 'Upload-Offset says how many bytes are there.' })
  async append(
    @CurrentMember() actor: Actor,
    @Param('uploadId') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.uploads.demandOpen(actor.memberId, id);
    await this.uploads.demandRoom(Number(request.headers['content-length'] ?? 0));
    await this.places.during(actor.memberId, id, () => this.pieces.handle(id, request, response));
  }

  @Delete(':uploadId')
  @HttpCode(204)
  @RESUMABLE
  @ApiNoContentResponse({ description: 'It is gone.' })
  async cancel(
    @CurrentMember() actor: Actor,
    @Param('uploadId') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (request.headers['tus-resumable'] === undefined) throw new Refusal('request.malformed');
    await this.uploads.demandOpen(actor.memberId, id);
    await this.uploads.remove(id);
    await this.places.leave(id, actor.memberId);
    response.status(204).setHeader('Tus-Resumable', '1.0.0').end();
  }
}
