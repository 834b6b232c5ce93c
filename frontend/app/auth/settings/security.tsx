import { FingerprintPattern, IdCard, KeyRound, LockKeyhole } from 'lucide-react';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { TimeAgo } from '../../ui/time-ago';
import type { AccountSecurity, Passkey } from '../account.server';
import { confirmPage } from '../confirm-page';
import { type LinkedIdentity, nameOf } from '../linked-identity';
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
      title="Log-in and security"
      text="A passkey is the safest way in and takes the place of the password."
    >
      <Password memberId={memberId} security={security} />
      <SecondStep security={security} />
      <div className="set__row">
        <Icon of={FingerprintPattern} />
        <div className="set__text">
          <b>Passkeys</b>
          <span className="quiet">
            Log in with your face, finger or device code. No password to type.
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
      {security.identities.length > 0 && <LinkedIdentities identities={security.identities} />}
    </Section>
  );
}

function LinkedIdentities({ identities }: { identities: LinkedIdentity[] }) {
  return (
    <div className="set__row">
      <Icon of={IdCard} />
      <div className="set__text">
        <b>Google and Apple</b>
        <span className="quiet">
          These accounts log in to yours. We email you whenever one is linked.
        </span>
      </div>
      <ul className="set__sub">
        {identities.map((identity) => (
          <IdentityItem key={identity.id} identity={identity} />
        ))}
      </ul>
    </div>
  );
}

function IdentityItem({ identity }: { identity: LinkedIdentity }) {
  const { id, email, linkedAt } = identity;
  const name = nameOf(identity);
  return (
    <li>
      <span className="set__text">
        {name}
        <span className="quiet">
          {email ? `${email} · linked ` : 'Linked '}
          <TimeAgo at={linkedAt} />
        </span>
      </span>
      <LinkButton look="quiet" to={`/account/identities/${id}/remove`}>
        Remove
        <span className="sr-only">
          {' '}
          {name} {email}
        </span>
      </LinkButton>
    </li>
  );
}

function Password({ memberId, security }: Pick<SecurityProps, 'memberId' | 'security'>) {
  const { hasPassword, passwordChangedAt, identities } = security;
  if (!hasPassword) {
    const way = identities.length > 0 ? 'Google or Apple' : 'a passkey';
    return <Row icon={KeyRound} name="Password" text={`None: you log in with ${way}.`} />;
  }
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
