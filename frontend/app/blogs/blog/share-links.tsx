interface ShareLinksProps {
  url: string;
  title: string;
}

/** Plain links, so other sites learn nothing about readers who do not follow one. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const link = (to: string, words: Record<string, string>) => `${to}?${new URLSearchParams(words)}`;
  const places = [
    ['LinkedIn', link('https://www.linkedin.com/sharing/share-offsite/', { url })],
    ['X', link('https://twitter.com/intent/tweet', { url, text: title })],
    ['WhatsApp', link('https://wa.me/', { text: `${title} ${url}` })],
  ] as const;
  return (
    <nav className="frame article__share no-print" aria-label="Share this article">
      <span className="muted">Share</span>
      {places.map(([name, to]) => (
        <a key={name} href={to} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </nav>
  );
}
