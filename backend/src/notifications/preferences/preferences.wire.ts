import { OneOf, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { KINDS } from '../notification.kinds';
import { FREQUENCIES } from './preferences.service';

const YES_OR_NO = 'Please answer yes or no.';

export class PreferenceBody {
  @Wire()
  @OneOf(KINDS, 'There is no such kind of notification.')
  readonly kind!: string;

  @Wire('in_app')
  @Required(YES_OR_NO)
  readonly inApp!: boolean;

  @Wire()
  @Required(YES_OR_NO)
  readonly push!: boolean;

  @Wire()
  @Required(YES_OR_NO)
  readonly mail!: boolean;
}

/** Each kind at most once: otherwise the result would depend on the order. */
const isNamedOnce = (kinds: unknown) =>
  !Array.isArray(kinds) || new Set(kinds.map(({ kind }) => kind)).size === kinds.length;

export class PreferencesBody {
  @Wire('preferences', { optional: true, of: () => PreferenceBody })
  @Rule('namedOnce', isNamedOnce, 'Please name each kind once.')
  readonly kinds?: PreferenceBody[];

  @Wire({ optional: true })
  @OneOf(FREQUENCIES, 'Please choose daily, weekly or never.')
  readonly digest?: string;
}

export class PreferenceView {
  @Wire() kind!: string;
  /** The label of the kind, and the heading it is listed under. */
  @Wire() label!: string;
  @Wire() area!: string;
  @Wire('in_app') inApp!: boolean;
  @Wire() push!: boolean;
  @Wire() mail!: boolean;
}

export class PreferencesView {
  @Wire('result', { of: () => PreferenceView }) kinds!: PreferenceView[];
  /** daily, weekly or never. */
  @Wire() digest!: string;
  /** The VAPID key with which a browser subscribes to pushes. */
  @Wire('push_key') pushKey!: string;
}
