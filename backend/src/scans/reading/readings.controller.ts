import { setTimeout as passed } from 'node:timers/promises';
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { Refusal } from '../../refusal';
import { type Actor, CurrentMember } from '../../wire/access';
import { OwnersFirstByText } from '../../wire/owners-first';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { isDicom } from '../series/dicom.rules';
import { startsAsZip } from '../series/zip.rules';
import { FileSource } from './file-source';
import { ReadingFiles } from './reading-files';
import { ReadingsService } from './readings.service';
import {
  ChooseBody,
  ChosenView,
  choicesIn,
  chosenView,
  ReadingView,
  readingView,
} from './readings.wire';
import { isTooLarge, receiveFiles, tooLarge } from './receive-files';

const WAITS_MS = 8_000;
const CHOOSE_FILES = 'Please choose DICOM files, a folder or a ZIP.';

/** For forms without scripts: the server reads the files, and keeps none of their headers. */
@Controller('scans/readings')
export class ReadingsController {
  constructor(
    private readonly readings: ReadingsService,
    private readonly files: ReadingFiles,
    private readonly temporary: TemporaryFiles,
  ) {}

  /** Answers when the files are read, or after 8 s; clients then ask again. */
  @Post()
  @ApiConsumes('multipart/form-data')
  @Rated('upload')
  @Reply('Done.', 'result', ReadingView)
  async start(@CurrentMember() actor: Actor, @Req() request: Request): Promise<ReadingView> {
    if (isTooLarge(request)) throw tooLarge();
    const announced = Number(request.headers['content-length'] ?? 0);
    if (!(await this.temporary.hasRoomFor(announced))) throw new Refusal('media.no-room');
    const id = this.files.newId();
    const prefix = await this.files.prefix(id);
    let read: Promise<void>;
    try {
      const paths = await receiveFiles(request, (index) => `${prefix}.u${index}.part`);
      demandScans(paths);
      ({ read } = await this.readings.start(actor, id, paths));
    } catch (error) {
      await this.files.erase(id);
      throw error;
    }
    await Promise.race([read, passed(WAITS_MS, undefined, { ref: false })]);
    return readingView(await this.readings.find(actor, id));
  }

  @Get(':id')
  @Reply('Done.', 'result', ReadingView)
  async find(@CurrentMember() actor: Actor, @Param('id') id: string): Promise<ReadingView> {
    return readingView(await this.readings.find(actor, id));
  }

  /** Keeps the chosen series as uploads; all else is erased at once. */
  @Post(':id/choose')
  @OwnersFirstByText(ReadingsService, 'id', (readings, actor, id) => readings.find(actor, id))
  @Rated('upload')
  @Reply('Done.', 'result', [ChosenView])
  async choose(
    @CurrentMember() actor: Actor,
    @Param('id') id: string,
    @Body() body: ChooseBody,
  ): Promise<ChosenView[]> {
    return (await this.readings.choose(actor, id, choicesIn(body))).map(chosenView);
  }

  @Delete(':id')
  @Reply('Erased.')
  async erase(@CurrentMember() actor: Actor, @Param('id') id: string): Promise<void> {
    await this.readings.erase(actor, id);
  }
}

/** @throws Refusal if there is nothing, or nothing but one file of another kind */
function demandScans(paths: readonly string[]): void {
  const [only] = paths;
  if (only === undefined) throw new Refusal('fields', { errors: { files: [CHOOSE_FILES] } });
  if (paths.length > 1) return;
  const source = new FileSource(only);
  if (!startsAsZip(source) && !isDicom(source))
    throw new Refusal('media.type-not-accepted', { values: { sentence: CHOOSE_FILES } });
}
