import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { PageQuery, windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { SavedSearchesService } from './saved-searches.service';
import {
  SavedSearchBody,
  SavedSearchIdView,
  SavedSearchView,
  savedSearchView,
  toSave,
} from './saved-searches.wire';

/** A member's saved searches. */
@Controller('searches')
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get()
  @Reply('Done.', 'result', [SavedSearchView])
  async list(
    @CurrentMember() actor: Actor,
    @Query() query: PageQuery,
  ): Promise<Page<SavedSearchView>> {
    return (await this.searches.list(actor, windowOf(query))).map(savedSearchView);
  }

  @Get(':id')
  @Reply('Done.', 'result', SavedSearchView)
  async find(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<SavedSearchView> {
    return savedSearchView(await this.searches.find(actor, id));
  }

  @Post()
  @Rated('search')
  @WhileRestricted()
  @Reply('Saved. We will notify you of new results.', undefined, SavedSearchIdView)
  async save(
    @CurrentMember() actor: Actor,
    @Body() body: SavedSearchBody,
  ): Promise<SavedSearchIdView> {
    const id = await this.searches.save(actor, toSave(body));
    return Object.assign(new SavedSearchIdView(), { id });
  }

  @Delete(':id')
  @WhileRestricted()
  @Reply('Removed. You will no longer be notified of new results.')
  async remove(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.searches.remove(actor, id);
  }
}
