import { PageQuery } from '../../wire/paging';
import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

export class NotesQuery extends PageQuery {}

export class NoteBody {
  @Wire({ lines: true, max: 2_000 })
  @Required('Please write the note.')
  readonly text!: string;
}

export class NoteView {
  @Wire() id!: number;
  @Wire() text!: string;
  @Wire('author_id') authorId!: number;
  @Wire() author!: string;
  @Wire('created_at') createdAt!: Date;
  /** Whether the caller wrote it, and may delete it. */
  @Wire('is_own') isOwn!: boolean;
}

export class NewNoteView {
  @Wire() id!: number;
}
