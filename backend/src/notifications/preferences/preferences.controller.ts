import { Body, Controller, Get, Put } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { kindOf } from '../notification.kinds';
import { type Preferences, PreferencesService } from './preferences.service';
import { PreferencesBody, PreferencesView, PreferenceView } from './preferences.wire';

@Controller('notifications/preferences')
export class PreferencesController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Reply('Done.', undefined, PreferencesView)
  async read(@CurrentMember() { memberId }: Actor): Promise<PreferencesView> {
    return this.view(await this.preferences.of(memberId));
  }

  @Put()
  @WhileRestricted()
  @Reply('Your settings are saved.', undefined, PreferencesView)
  async save(
    @CurrentMember() { memberId }: Actor,
    @Body() body: PreferencesBody,
  ): Promise<PreferencesView> {
    await this.preferences.save(memberId, body as Partial<Preferences>);
    return this.view(await this.preferences.of(memberId));
  }

  private view({ kinds, digest }: Preferences): PreferencesView {
    const views = kinds.map(({ kind, inApp, push, mail }) => {
      const { area, label } = kindOf(kind);
      return Object.assign(new PreferenceView(), { kind, area, label, inApp, push, mail });
    });
    return Object.assign(new PreferencesView(), {
      kinds: views,
      digest,
      pushKey: this.settings.push.publicKey,
    });
  }
}
