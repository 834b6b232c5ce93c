export interface MailCatcher {
  readonly smtpUrl: string;
  readonly inboxUrl: string;
  stop(): Promise<void>;
}
export function startMailCatcher(): Promise<MailCatcher>;
