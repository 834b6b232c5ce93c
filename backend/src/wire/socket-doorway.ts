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
import { isUnavailable, unavailable } from './unavailable';
import { WirePipe } from './wire.pipe';

/** Writes every no to the socket that asked, as the event `exception`. */
@Catch()
@Injectable()
export class SocketReplyFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const known = error instanceof Refusal ? error : this.fault(error);
    const reply = known
      ? { code: known.code, msg: known.message }
      : { code: 500, msg: 'Something went wrong' };
    host.switchToWs().getClient<Socket>().emit('exception', reply);
  }

  private fault(error: unknown): Refusal | undefined {
    this.log.error({ err: error }, 'an event of a socket failed');
    return isUnavailable(error) ? unavailable() : undefined;
  }
}

/** A class that hears the events of members' sockets. The API's own pipes and filters stop at HTTP, so they are said again here. */
export const SocketDoorway = () =>
  applyDecorators(WebSocketGateway(), UsePipes(WirePipe), UseFilters(SocketReplyFilter));
