import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { type Actor, AdminOnly, CurrentMember } from '../../wire/access';
import { PageQuery, windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { TypedPlacesService } from './typed-places.service';
import {
  EntriesQuery,
  EntryView,
  MergeableView,
  MergeBody,
  MergedView,
  TypedPlaceView,
} from './typed-places.wire';

@Controller('admin/typed-places')
@AdminOnly()
export class TypedPlacesController {
  constructor(private readonly typed: TypedPlacesService) {}

  @Get()
  @Reply('Done.', 'result', [TypedPlaceView])
  async list(@Query() query: PageQuery): Promise<Page<TypedPlaceView>> {
    return (await this.typed.list(windowOf(query))).map((place) =>
      Object.assign(new TypedPlaceView(), place),
    );
  }

  /** The typed place and the entries it can be merged into. */
  @Get(':id')
  @Reply('Done.', 'result', MergeableView)
  async get(
    @Param('id', IdPipe) id: number,
    @Query() { term }: EntriesQuery,
  ): Promise<MergeableView> {
    const place = await this.typed.get(id);
    const entries = await this.typed.entriesFor(place, term);
    return Object.assign(new MergeableView(), {
      place: Object.assign(new TypedPlaceView(), place),
      entries: entries.map((entry) => Object.assign(new EntryView(), entry)),
    });
  }

  /** Keeps the place as it was typed. */
  @Post(':id/accept')
  @Reply('Accepted.')
  async accept(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.typed.accept(actor, id);
  }

  @Post(':id/merge')
  @Reply('Merged.', undefined, MergedView)
  async merge(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { entryId }: MergeBody,
  ): Promise<MergedView> {
    return Object.assign(new MergedView(), {
      rewritten: await this.typed.merge(actor, id, entryId),
    });
  }
}
