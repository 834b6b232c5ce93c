import { FingerprintPattern, KeyRound, LockKeyhole } from 'lucide-react';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { TimeAgo } from '../../ui/time-ago';
import type { AccountSecurity, Passkey } from '../account.server';
import { confirmPage } from '../confirm-page';
import { PasskeyButton } from '../passkey-button';
import { Row, Section } from './section';

interface SecurityProps {
  memberId: number;
  security: AccountSecurity;
  passkeys: Passkey[];
  /** The name of this device, used as the name of a passkey added here. */
  device: string;
}

export function Security({ memberId, security, passkeys, device }: SecurityProps) {
  return (
    <Section
      id="security"
      title="Sign-in and security"
      text="A passkey is the safest way in and takes the place of the password."
    >
      <Password memberId={memberId} security={security} />
      <SecondStep security={security} />
      <div className="set__row">
        <Icon of={FingerprintPattern} />
        <div className="set__text">
          <b>Passkeys</b>
          <span className="quiet">
            Sign in with your face, finger or device code. No password to type.
          </span>
        </div>
        <PasskeyButton
          look="row"
          purpose="add"
          label="Add a passkey"
          then="/settings"
          confirm={confirmPage('/settings')}
          name={device}
        />
        <noscript>
          <p className="quiet">Passkeys need JavaScript.</p>
        </noscript>
        {passkeys.length > 0 && (
          <ul className="set__sub">
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Password({ memberId, security }: Pick<SecurityProps, 'memberId' | 'security'>) {
  const { hasPassword, passwordChangedAt } = security;
  if (!hasPassword)
    return <Row icon={KeyRound} name="Password" text="None: you log in with Google or Apple." />;
  return (
    <Row
      icon={KeyRound}
      name="Password"
      text={
        passwordChangedAt ? (
          <>
            Last changed <TimeAgo at={passwordChangedAt} />
          </>
        ) : (
          'The one you joined with'
        )
      }
      to={`/changePassword/${memberId}`}
      doing="Change"
    />
  );
}

function SecondStep({ security }: Pick<SecurityProps, 'security'>) {
  const { secondStepSince, recoveryCodesLeft } = security;
  const isOn = secondStepSince !== null;
  return (
    <div className="set__row">
      <Icon of={LockKeyhole} />
      <div className="set__text">
        <b>
          Second step{' '}
          <span className={isOn ? 'badge badge--success' : 'badge'}>{isOn ? 'On' : 'Off'}</span>
        </b>
        <span className="quiet">
          {isOn
            ? `Authenticator app · ${recoveryCodesLeft} of 10 recovery codes left`
            : 'A code from an app on your phone, after the password'}
        </span>
      </div>
      <LinkButton look="secondary" to="/account/second-step">
        {isOn ? 'Manage' : 'Set up'}
        <span className="sr-only"> the second step</span>
      </LinkButton>
    </div>
  );
}

function PasskeyItem({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  return (
    <li>
      <span className="set__text">
        {name}
        <span className="quiet">
          Added <TimeAgo at={createdAt} />
          {lastUsedAt && (
            <>
              {' '}
              · used <TimeAgo at={lastUsedAt} />
            </>
          )}
        </span>
      </span>
      <LinkButton look="quiet" to={`/account/passkeys/${id}/remove`}>
        Remove<span className="sr-only"> the passkey {name}</span>
      </LinkButton>
    </li>
  );
}
