import { CircleHelp, LayoutDashboard, LogOut, Moon, Settings } from 'lucide-react';
import { adminHomeOf } from '../../shell/administration';
import { LogOutForm } from '../../shell/log-out-form';
import { ThemeSwitch } from '../../shell/theme-switch';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { Session } from '../../wire/session.server';
import { Row } from './rows';

/** Administration, settings, appearance, help and log-out. */
export function AccountRows({ session }: { session: Session }) {
  const adminHome = adminHomeOf(session.roles);
  return (
    <nav className="stack stack--s" aria-labelledby="account">
      <h2 className="me-page__h" id="account">
        Account
      </h2>
      <ul className="card rows">
        {adminHome && <Row to={adminHome} icon={LayoutDashboard} label="Administration" />}
        <Row
          to="/settings"
          icon={Settings}
          label="Settings"
          note="Email, security, notifications, privacy"
        />
        <li className="rows__static">
          <Icon of={Moon} />
          <span className="rows__t">Appearance</span>
          <ThemeSwitch />
        </li>
        <Row to="/contactPage" icon={CircleHelp} label="Help and contact" />
        <li>
          <LogOutForm>
            <button className="rows__a" type="submit">
              <Icon of={LogOut} />
              <span className="rows__t">Log out</span>
            </button>
          </LogOutForm>
        </li>
      </ul>
      <p className="quiet me-page__foot">
        <Link to="/about">About</Link> · <Link to="/terms_and_conditions">Terms</Link> ·{' '}
        <Link to="/privacy-policy">Privacy Policy</Link> ·{' '}
        <Link to="/privacy-policy#cookies">Cookie Policy</Link>
      </p>
    </nav>
  );
}
