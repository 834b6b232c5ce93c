import {
  type ArgumentsHost,
  applyDecorators,
  Catch,
  type ExceptionFilter,
  Injectable,
  UseFilters,
  UsePipes,
} from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { Log } from '../platform/logging/log';
import { Refusal } from '../refusal';
import { WirePipe } from './wire.pipe';

/** Writes every no to the socket that asked, as the event `exception`. */
@Catch()
@Injectable()
export class SocketReplyFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (!(error instanceof Refusal)) this.log.error({ err: error }, 'an event of a socket failed');
    const refusal =
      error instanceof Refusal
        ? { code: error.code, msg: error.message }
        : { code: 500, msg: 'Something went wrong' };
    host.switchToWs().getClient<Socket>().emit('exception', refusal);
  }
}

/** A class that hears the events of members' sockets. The API's own pipes and filters stop at HTTP, so they are said again here. */
export const SocketDoorway = () =>
  applyDecorators(WebSocketGateway(), UsePipes(WirePipe), UseFilters(SocketReplyFilter));
