import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Ending } from '../ended-media.sql';

const REFUSED = 400;

export interface Running {
  readonly response: Response;
  /** Whether the URL is bound to a session, and so stays valid while the file is hidden. */
  readonly isBound: boolean;
}

/**
 * Responses with private files that this process is still sending. A long video is aborted when its
 * URL ends.
 */
@Injectable()
export class RunningReplies {
  private readonly byName = new Map<string, Set<Running>>();
  /** Responses that had not begun when their file was withdrawn. */
  private readonly withdrawn = new WeakSet<Response>();

  /** Tracks a response until it is closed. */
  add(name: string, running: Running): void {
    this.beginNothingWithdrawn(running.response);
    const others = this.byName.get(name) ?? new Set();
    this.byName.set(name, others.add(running));
    running.response.once('close', () => {
      others.delete(running);
      if (others.size === 0) this.byName.delete(name);
    });
  }

  names(): string[] {
    return [...this.byName.keys()];
  }

  breakOff(ending: Ending): void {
    for (const running of this.byName.get(ending.name) ?? [])
      if (isDeadFor(ending, running)) this.end(running.response);
  }

  /** A response that has not begun may still say that the file was not found. */
  private end(response: Response): void {
    if (response.headersSent) response.destroy();
    else this.withdrawn.add(response);
  }

  private beginNothingWithdrawn(response: Response): void {
    const begin = response.writeHead.bind(response);
    response.writeHead = ((...head: Parameters<Response['writeHead']>) => {
      if (this.withdrawn.has(response) && head[0] < REFUSED) response.destroy();
      return begin(...head);
    }) as Response['writeHead'];
  }
}

export function isDeadFor({ state }: Ending, { isBound }: Running): boolean {
  return state === 'gone' || (state === 'hidden' && !isBound);
}
