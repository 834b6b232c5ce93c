import { type LinkProps, useNavigation } from '@remix-run/react';
import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Link } from './link';

export interface ButtonLook {
  look?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'danger-quiet';
  size?: 'm' | 'l';
  isWide?: boolean;
  isIcon?: boolean;
}

function buttonClass({ look = 'primary', size = 'm', isWide, isIcon }: ButtonLook): string {
  return classNames(
    'btn',
    `btn--${look}`,
    size === 'l' && 'btn--l',
    isWide && 'btn--wide',
    isIcon && 'btn--icon',
  );
}

export function Button({
  look,
  size,
  isWide,
  isIcon,
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ look, size, isWide, isIcon }), rest.className)}
    />
  );
}

/** Shows its busy state while a form is being submitted. */
export function SubmitButton(props: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { state, formMethod } = useNavigation();
  const isBusy = state !== 'idle' && formMethod === 'POST';
  return <Button type="submit" {...props} aria-busy={isBusy || undefined} />;
}

export function LinkButton({ look, size, isWide, isIcon, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(buttonClass({ look, size, isWide, isIcon }), rest.className)}
    />
  );
}
