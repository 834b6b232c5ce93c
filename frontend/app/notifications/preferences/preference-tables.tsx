import { Card } from '../../ui/card';
import type { KindPreference } from '../preferences.server';

const ways = [
  { name: 'in_app', label: 'In the app' },
  { name: 'push', label: 'Push' },
  { name: 'mail', label: 'Email' },
] as const;

/** A table per area, with a row per kind and a column per channel. */
export function PreferenceTables({ kinds }: { kinds: KindPreference[] }) {
  const areas = [...new Set(kinds.map(({ area }) => area))];
  return areas.map((area) => (
    <Card key={area} title={area}>
      <table className="preferences">
        <thead>
          <tr>
            <td />
            {ways.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds
            .filter((kind) => kind.area === area)
            .map((kind) => (
              <PreferenceRow key={kind.kind} kind={kind} />
            ))}
        </tbody>
      </table>
    </Card>
  ));
}

function PreferenceRow({ kind }: { kind: KindPreference }) {
  const isChosen = { in_app: kind.inApp, push: kind.push, mail: kind.mail };
  return (
    <tr>
      <th scope="row">
        {kind.label}
        <input type="hidden" name="kind" value={kind.kind} />
      </th>
      {ways.map(({ name, label }) => (
        <td key={name}>
          <label className="check">
            <input
              type="checkbox"
              name={name}
              value={kind.kind}
              defaultChecked={isChosen[name]}
              aria-label={`${kind.label}: ${label}`}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
