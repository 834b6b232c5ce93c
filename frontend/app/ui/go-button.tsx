import { useHydrated } from './use-hydrated';

/** Posts the form back for the next list. With scripts nobody needs it. */
export function GoButton() {
  if (useHydrated()) return null;
  return (
    <button className="btn btn--secondary without-scripts" type="submit" name="intent" value="go">
      Go
    </button>
  );
}
