import { hasDatabase } from '../lib/browser-database';
import { OUTBOX } from '../shell/kept-files';

/** Whether anything may wait on this device. */
export const hasOutbox = async (): Promise<boolean> => isSecureContext && hasDatabase(OUTBOX);
