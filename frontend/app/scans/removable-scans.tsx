import { kindOf, nameOf, type Scan } from './scan';

/** The series of a post in its form: a ticked one is removed when the form is saved. */
export function RemovableScans({ scans }: { scans: Scan[] }) {
  if (scans.length === 0) return null;
  return (
    <ul className="files" aria-label="Series of this case">
      {scans.map((scan) => (
        <li className="file" key={scan.id}>
          <span className="file__thumb">
            {scan.posterUrl && <img src={scan.posterUrl} alt="" />}
          </span>
          <div className="file__body">
            <p className="file__name">
              <bdi>{nameOf(scan)}</bdi>
            </p>
            <p className="quiet">{kindOf(scan)}</p>
            <p className="file__goes">The series will be removed from case.</p>
          </div>
          <label className="check">
            <input
              type="checkbox"
              name="removeScans"
              value={scan.id}
              aria-label={`Remove ${nameOf(scan)}`}
            />
            Remove
          </label>
        </li>
      ))}
    </ul>
  );
}
