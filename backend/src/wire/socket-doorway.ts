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

/** Sends every error to the socket that caused it, as the event `exception`. */
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

/**
 * A class that handles the events of members' sockets. Nest's global pipes and filters only apply
 * to HTTP, so they are repeated here.
 */
export const SocketDoorway = () =>
  applyDecorators(WebSocketGateway(), UsePipes(WirePipe), UseFilters(SocketReplyFilter));
