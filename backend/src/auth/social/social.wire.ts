import { Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const hasOne = (credential: unknown, whole: { code?: string }) => Boolean(credential || whole.code);

/** One of the two is required: the ID token from Google's own script, or a code. */
export class GoogleSignInBody {
  @Wire({ exact: true, max: 8_000 })
  @Rule('hasOne', hasOne, 'The log-in of Google is required.')
  readonly credential?: string;

  @Wire({ exact: true, max: 2_000, optional: true })
  readonly code?: string;

  /** The URL the code was sent to: our own callback, or Google's pop-up. */
  @Wire('redirect_uri', { max: 500, optional: true })
  readonly redirectUri?: string;
}

export class AppleSignInBody {
  @Wire('authCode', { exact: true, max: 2_000 })
  @Required('The log-in of Apple is required.')
  readonly code!: string;
}

/** Which providers are configured. */
export class ProvidersView {
  @Wire() google!: boolean;
  @Wire() apple!: boolean;
}
