import { Body, Controller, Delete, Get, Header, Param, Post, Req } from '@nestjs/common';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings';
import {
  type Actor,
  ConfirmedIdentity,
  CurrentMember,
  Onboarding,
  WhileRestricted,
} from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { PasskeysService } from './passkeys.service';
import {
  NewPasskeyBody,
  PasskeyAddedView,
  PasskeyView,
  type RegistrationCredential,
} from './passkeys.wire';
import { relyingPartyOf } from './relying-party';
import { creationView, PasskeyCreationView } from './webauthn-options.views';

/** The passkeys of the member's own account. */
@Controller('account/passkeys')
@Onboarding()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Reply('Done.', 'result', [PasskeyView])
  async list(@CurrentMember() actor: Actor): Promise<PasskeyView[]> {
    const passkeys = await this.passkeys.list(actor);
    return passkeys.map(({ id, name, createdAt, lastUsedAt }) =>
      Object.assign(new PasskeyView(), { id, name, createdAt, lastUsedAt }),
    );
  }

  @Post('options')
  @WhileRestricted()
  @ConfirmedIdentity()
  @Header('Cache-Control', 'no-store')
  @Reply('Done.', 'result', PasskeyCreationView)
  async invite(
    @CurrentMember() actor: Actor,
    @Req() request: Request,
  ): Promise<PasskeyCreationView> {
    const site = relyingPartyOf(request, this.settings);
    return creationView(await this.passkeys.invite(actor, site));
  }

  @Post()
  @WhileRestricted()
  @ConfirmedIdentity()
  @Reply('The passkey is added.', undefined, PasskeyAddedView)
  async add(
    @CurrentMember() actor: Actor,
    @Body() { credential, name = 'Passkey' }: NewPasskeyBody,
    @Req() request: Request,
  ): Promise<PasskeyAddedView> {
    const site = relyingPartyOf(request, this.settings);
    const id = await this.passkeys.add(actor, { credential: asJson(credential), name }, site);
    return Object.assign(new PasskeyAddedView(), { id });
  }

  @Delete(':id')
  @WhileRestricted()
  @ConfirmedIdentity()
  @Reply('The passkey is removed.')
  async remove(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.passkeys.remove(actor, id);
  }
}

/** In the library's format. Extensions are not evaluated, so they are left empty. */
function asJson(credential: RegistrationCredential): RegistrationResponseJSON {
  return { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON;
}
