import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { OwnersFirst } from '../../wire/owners-first';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { SoloView } from '../chat.wire';
import { OwnGroupsService } from './own-groups.service';
import { ChangeGroupBody, NewAdminBody, NewGroupBody } from './own-groups.wire';

/** Groups created by members. `leaveGroup` is for leaving one. */
@Controller('chatGroups')
export class OwnGroupsController {
  constructor(private readonly groups: OwnGroupsService) {}

  @Post()
  @OncePerKey()
  @Rated('chat')
  @Reply('The group is created.', undefined, SoloView)
  async make(@CurrentMember() actor: Actor, @Body() body: NewGroupBody): Promise<SoloView> {
    const { name, memberIds = [], onlyAdminsAdd = true } = body;
    const roomId = await this.groups.make(actor, { name, memberIds, onlyAdminsAdd });
    return Object.assign(new SoloView(), { id: roomId, roomId });
  }

  @Put(':id')
  @OwnersFirst(OwnGroupsService, 'id', (groups, actor, id) => groups.demandMember(actor, id))
  @Rated('chat')
  @Reply('The group is changed.')
  async change(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { name, onlyAdminsAdd }: ChangeGroupBody,
  ): Promise<void> {
    await this.groups.change(actor, id, { name, onlyAdminsAdd });
  }

  @Post(':id/members/:memberId')
  @Rated('chat')
  @Reply('The member is now in the group.')
  async add(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('memberId', IdPipe) memberId: number,
  ): Promise<void> {
    await this.groups.add(actor, id, memberId);
  }

  @Delete(':id/members/:memberId')
  @WhileRestricted()
  @Rated('chat')
  @Reply('The member is no longer in the group.')
  async remove(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('memberId', IdPipe) memberId: number,
  ): Promise<void> {
    await this.groups.remove(actor, id, memberId);
  }

  @Post(':id/admins')
  @Rated('chat')
  @Reply('The member is now an admin.')
  async nameAdmin(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { memberId }: NewAdminBody,
  ): Promise<void> {
    await this.groups.nameAdmin(actor, id, memberId);
  }
}
