import { useHydrated } from './use-hydrated';

/** Posts the form to load the next list; needed without JavaScript only. */
export function GoButton() {
  if (useHydrated()) return null;
  return (
    <button className="btn btn--secondary without-scripts" type="submit" name="intent" value="go">
      Go
    </button>
  );
}
