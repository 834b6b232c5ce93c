import { FingerprintPattern } from 'lucide-react';
import { useEffect } from 'react';
import { enhancePasskeys } from '../shell/enhance/passkeys';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

interface PasskeyButtonProps {
  purpose: 'login' | 'confirm' | 'add';
  label: string;
  /** Where it leads. */
  then: string;
  /** Where one shows first that it is oneself. */
  confirm?: string;
  /** By which a new passkey is told from others. */
  name?: string;
  hint?: string;
  look?: 'wide' | 'row';
}

/** Passkeys need scripts, which show it. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { purpose, label, then, confirm, name, hint, look = 'wide' } = props;
  useEffect(enhancePasskeys, []);
  const isWide = look === 'wide';
  return (
    <div
      hidden
      className={isWide ? 'stack stack--s' : 'passkey-row'}
      data-passkey={purpose}
      data-then={then}
      data-confirm={confirm}
      data-name={name}
    >
      <Button look="secondary" isWide={isWide} size={isWide ? 'l' : 'm'}>
        <Icon of={FingerprintPattern} />
        {label}
      </Button>
      {hint && <p className="quiet center">{hint}</p>}
      <p className="error" role="status" />
    </div>
  );
}
