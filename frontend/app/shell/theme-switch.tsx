import { useFetcher, useRouteLoaderData } from '@remix-run/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { cachedFragment } from '../ui/cached-fragment';
import { Icon } from '../ui/icon';
import { showTheme, type Theme, themes } from './enhance/theme';

const looks = {
  system: { icon: Monitor, name: 'System' },
  light: { icon: Sun, name: 'Light' },
  dark: { icon: Moon, name: 'Dark' },
};

/** A form with three buttons; the choice is kept in a cookie. */
export function ThemeSwitch() {
  const fetcher = useFetcher();
  const root = useRouteLoaderData<{ theme: Theme }>('root');
  const chosen = fetcher.formData?.get('theme') ?? root?.theme ?? 'system';
  return (
    <fetcher.Form noValidate method="post" action="/theme" data-theme="">
      <Themes chosen={String(chosen)} />
    </fetcher.Form>
  );
}

const Themes = cachedFragment('themes', function Themes({ chosen }: { chosen: string }) {
  return (
    <fieldset className="theme">
      <legend className="sr-only">Appearance</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          aria-pressed={chosen === theme}
          title={`${looks[theme].name} colours`}
          onClick={() => showTheme(theme)}
        >
          <Icon of={looks[theme].icon} size="s" label={`${looks[theme].name} colours`} />
        </button>
      ))}
    </fieldset>
  );
});
