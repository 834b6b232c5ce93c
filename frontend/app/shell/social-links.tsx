import { useSiteFacts } from './site-facts';

const names: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'twitter.com': 'X',
  'youtube.com': 'YouTube',
};

/** Our pages on other sites, if any are configured. */
export function SocialLinks() {
  const links = useSiteFacts().socialLinks;
  if (links.length === 0) return null;
  return (
    <ul className="row small" aria-label="Suture on social media">
      {links.map((href) => {
        const host = new URL(href).hostname.replace(/^www\./, '');
        return (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {names[host] ?? host}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
