import type { Request, Response } from 'express';
import type { Keeping } from './send-stored';

/**
 * Sends single frames of a stored series, which is sent to nobody as a whole. Implemented by the
 * domain of scans, which depends on this one.
 */
export abstract class SeriesFrames {
  /**
   * @param key of a series, or of its pictures in a window, that the request may read
   * @throws Refusal `not-found` for a frame or a window that there is not
   */
  abstract send(key: string, keeping: Keeping, request: Request, response: Response): Promise<void>;
}
