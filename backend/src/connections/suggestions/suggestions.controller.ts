import { Body, Controller, Get, Put } from '@nestjs/common';
import { MediaAddresses } from '../../media/media.addresses';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { SuggestionsService } from './suggestions.service';
import { SuggestionsBody, SuggestionsView, suggestedView } from './suggestions.wire';

@Controller('people')
export class SuggestionsController {
  constructor(
    private readonly suggestions: SuggestionsService,
    private readonly addresses: MediaAddresses,
  ) {}

  /** At most twenty, those with most in common with the caller first. */
  @Get()
  @Reply('Done.', undefined, SuggestionsView)
  async people(@CurrentMember() actor: Actor): Promise<SuggestionsView> {
    const { people, isSuggested } = await this.suggestions.to(actor);
    return Object.assign(new SuggestionsView(), {
      result: people.map((row) => suggestedView(row, this.addresses)),
      isSuggested,
    });
  }

  @Put('settings')
  @WhileRestricted()
  @Reply('Settings saved')
  async choose(
    @CurrentMember() actor: Actor,
    @Body() { isSuggested }: SuggestionsBody,
  ): Promise<void> {
    await this.suggestions.choose(actor, isSuggested);
  }
}
