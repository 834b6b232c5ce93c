import { Form } from '@remix-run/react';

interface SwitchRowProps {
  /** The name of the form field. */
  name: string;
  label: string;
  text: string;
  isOn: boolean;
}

/** Works with and without JavaScript: the button submits the new value. */
export function SwitchRow({ name, label, text, isOn }: SwitchRowProps) {
  return (
    <Form noValidate className="set__row" method="post" preventScrollReset>
      <div className="set__text">
        <b id={`${name}-switch`}>{label}</b>
        <span className="quiet">{text}</span>
      </div>
      <button
        className="switch"
        type="submit"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${name}-switch`}
        name={name}
        value={isOn ? 'off' : 'on'}
      />
    </Form>
  );
}
