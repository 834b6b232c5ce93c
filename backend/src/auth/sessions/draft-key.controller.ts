import { Controller, Get, Header } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { DraftKeys } from './draft-key';
import { DraftKeyView } from './draft-key.wire';

@Controller()
export class DraftKeyController {
  constructor(private readonly keys: DraftKeys) {}

  /** Without a session of this member, whatever was encrypted with the key is unreadable. */
  @Get('session/draft-key')
  @Header('Cache-Control', 'no-store')
  @Reply('Done.', undefined, DraftKeyView)
  mine(@CurrentMember() actor: Actor): DraftKeyView {
    return Object.assign(new DraftKeyView(), { key: this.keys.of(actor) });
  }
}
