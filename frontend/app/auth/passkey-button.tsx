import { FingerprintPattern } from 'lucide-react';
import { useEffect } from 'react';
import { enhancePasskeys } from '../shell/enhance/passkeys';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

interface PasskeyButtonProps {
  purpose: 'login' | 'confirm' | 'add';
  label: string;
  /** Where to go afterwards. */
  then: string;
  /** The page on which to confirm the identity first. */
  confirm?: string;
  /** The name of a new passkey, to tell it from others. */
  name?: string;
  hint?: string;
  look?: 'wide' | 'row';
}

/** Hidden until the script shows it, because passkeys need JavaScript. */
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
