import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import { type Actor, AdminOnly, CurrentMember } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { NotesService } from './notes.service';
import { NewNoteView, NoteBody, NotesQuery, NoteView } from './notes.wire';

@Controller('admin/members/:id/notes')
@AdminOnly()
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Get()
  @Reply('Done.', 'result', [NoteView])
  async list(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: NotesQuery,
  ): Promise<Page<NoteView>> {
    const page = await this.notes.about(actor, id, windowOf(query));
    return page.map((note) =>
      Object.assign(new NoteView(), note, {
        createdAt: timeOf(note.createdAt),
        isOwn: note.authorId === actor.memberId,
      }),
    );
  }

  @Post()
  @OncePerKey()
  @Reply('The note is saved.', undefined, NewNoteView)
  async add(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { text }: NoteBody,
  ): Promise<NewNoteView> {
    return Object.assign(new NewNoteView(), { id: await this.notes.add(actor, id, text) });
  }

  @Delete(':note')
  @Reply('The note is deleted.')
  async remove(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('note', IdPipe) note: number,
  ): Promise<void> {
    await this.notes.remove(actor, id, note);
  }
}
