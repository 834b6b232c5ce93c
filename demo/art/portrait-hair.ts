import type { Random } from '../random';
import { round } from './svg';

export type Hair =
  | 'long'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'curls'
  | 'afro'
  | 'pixie'
  | 'braid'
  | 'short'
  | 'parted'
  | 'buzz'
  | 'receding'
  | 'wavy'
  | 'bald'
  | Cover;

type Cover = 'hijab' | 'turban' | 'scrub-cap';

interface Style {
  behind?: string;
  front: string;
  hidesEars?: boolean;
}

const CAP = 'M53 66C50 40 62 28 80 28C98 28 110 40 107 66C104 54 98 46 80 45C62 46 56 54 53 66Z';

interface Brush {
  random: Random;
  /** The fill attribute of a shape. */
  paint: string;
  path: (outline: string) => string;
  sheen: string;
}

const styles: Record<Exclude<Hair, Cover>, (brush: Brush) => Style> = {
  long: ({ path, sheen }) => ({
    behind: path(
      'M80 26C54 26 46 48 48 76C49 100 42 114 40 130H120C118 114 111 100 112 76C114 48 106 26 80 26Z',
    ),
    front:
      path(
        'M53 70C49 40 62 28 81 28C101 28 111 40 107 70C106 60 101 50 92 46C82 52 64 52 58 58C55 62 54 66 53 70Z',
      ) + sheen,
  }),
  bob: ({ path, sheen }) => ({
    behind: path(
      'M80 26C52 26 46 46 47 70C47 84 46 94 50 102C60 108 100 108 110 102C114 94 113 84 113 70C114 46 108 26 80 26Z',
    ),
    front:
      path(
        'M52 76C47 42 60 28 80 28C100 28 113 42 108 76C106 62 104 54 100 49C86 50 68 48 62 44C57 52 54 62 52 76Z',
      ) + sheen,
    hidesEars: true,
  }),
  bun: ({ random, paint, path, sheen }) => ({
    behind: `<circle cx="80" cy="${round(random.between(20, 25))}" r="${round(random.between(11, 15))}" ${paint}/>`,
    front: path(CAP) + sheen,
  }),
  ponytail: ({ path, sheen }) => ({
    behind: path(
      'M92 30C116 32 122 58 118 84C116 104 122 116 114 128C106 116 108 98 106 84C104 66 100 50 92 30Z',
    ),
    front:
      path('M53 66C50 38 62 27 81 27C101 27 110 40 107 66C104 52 96 44 84 43C72 44 60 48 53 66Z') +
      sheen,
  }),
  curls: ({ random, paint }) => ({
    behind: cloud(random, paint, { spread: 34, low: 100, count: 30 }),
    front: crown(random, paint),
    hidesEars: true,
  }),
  afro: ({ random, paint, path }) => ({
    behind: `<ellipse cx="80" cy="52" rx="42" ry="38" ${paint}/>${cloud(random, paint, { spread: 38, low: 70, count: 22 })}`,
    front: path(
      'M54 60C54 42 64 34 80 34C96 34 106 42 106 60C100 48 92 44 80 44C68 44 60 48 54 60Z',
    ),
    hidesEars: true,
  }),
  pixie: ({ path, sheen }) => ({
    front:
      path(
        'M52 68C46 40 60 26 82 26C104 26 112 42 108 66C106 58 104 54 101 50C92 54 74 56 60 48C56 54 54 60 52 68Z',
      ) + sheen,
  }),
  braid: ({ paint, path }) => ({
    behind: `<g ${paint}>${Array.from({ length: 6 }, (_, index) => `<ellipse cx="${112 + (index % 2) * 2}" cy="${78 + index * 11}" rx="8" ry="7.5"/>`).join('')}</g>`,
    front: `${path(CAP)}<path d="M80 28V45" stroke="#000" stroke-opacity=".2" stroke-width="1.5"/>`,
  }),
  short: ({ path, sheen }) => ({
    front:
      path(
        'M53 64C50 38 62 27 81 27C101 27 111 39 107 64C105 55 102 49 97 46C86 49 70 48 62 45C57 50 55 56 53 64Z',
      ) + sheen,
  }),
  parted: ({ path, sheen }) => ({
    front:
      path(
        'M53 66C47 38 62 25 84 26C104 27 112 42 107 66C106 56 103 50 99 47C92 45 80 44 70 36C68 44 58 50 53 66Z',
      ) + sheen,
  }),
  buzz: ({ path }) => ({
    front: `<g opacity=".9">${path('M54 58C54 38 65 29 80 29C95 29 106 38 106 58C102 46 95 41 80 41C65 41 58 46 54 58Z')}</g>`,
  }),
  receding: ({ path }) => ({
    front:
      path(
        'M53 68C50 54 52 44 58 38C58 46 57 50 56 54ZM107 68C110 54 108 44 102 38C102 46 103 50 104 54Z',
      ) +
      `<g opacity=".8">${path('M58 40C64 30 96 30 102 40C96 35 90 37 80 36C70 37 64 35 58 40Z')}</g>`,
  }),
  wavy: ({ path, sheen }) => ({
    behind: path(
      'M80 25C50 24 42 52 46 70C40 84 48 92 42 106C44 118 54 120 58 112L102 112C106 120 116 118 118 106C112 92 120 84 114 70C118 52 110 24 80 25Z',
    ),
    front:
      path(
        'M52 72C46 42 60 27 80 27C100 27 114 42 108 72C108 60 102 50 96 46C88 46 76 40 74 36C70 46 58 50 52 72Z',
      ) + sheen,
    hidesEars: true,
  }),
  bald: () => ({
    front:
      '<ellipse cx="72" cy="40" rx="10" ry="4.5" fill="#fff" opacity=".14" transform="rotate(-18 72 40)"/>',
  }),
};

/** Hair, veil, turban or cap: the part behind the head, and the part over the forehead. */
export function hairOf(random: Random, hair: Hair, colour: string): Style {
  if (isCover(hair)) return cover(random, hair);
  const paint = `fill="${colour}"`;
  const mirrored = random.chance(0.5) ? ' transform="translate(160 0) scale(-1 1)"' : '';
  const path = (outline: string) => `<path d="${outline}" ${paint}${mirrored}/>`;
  const sheen = `<path d="M64 40C70 34 82 32 92 36" stroke="#fff" stroke-opacity=".14" stroke-width="4" fill="none" stroke-linecap="round"${mirrored}/>`;
  return styles[hair]({ random, paint, path, sheen });
}

function isCover(hair: Hair): hair is Cover {
  return hair === 'hijab' || hair === 'turban' || hair === 'scrub-cap';
}

function cover(random: Random, hair: Cover): Style {
  if (hair === 'hijab') {
    const cloth = random.pick([
      '#35506b',
      '#6b3b52',
      '#2f5f55',
      '#3d3f5c',
      '#8a6a4f',
      '#5c2f38',
      '#d9cfc0',
      '#24343d',
    ]);
    return {
      front:
        `<path d="M80 22C58 22 45 38 46 64C47 92 38 112 30 132L56 160H104L130 132C122 112 113 92 114 64C115 38 102 22 80 22ZM80 37C94 37 103 46 103 64C103 84 94 99 80 99C66 99 57 84 57 64C57 46 66 37 80 37Z" fill="${cloth}" fill-rule="evenodd"/>` +
        '<path d="M58 96C70 112 92 112 104 94C108 110 96 124 80 124C66 124 54 112 58 96Z" fill="#000" opacity=".14"/><path d="M50 50C56 34 68 27 84 27M48 78C46 100 40 116 38 130M112 84C114 104 118 118 120 128" stroke="#fff" stroke-opacity=".12" stroke-width="3" fill="none" stroke-linecap="round"/>',
      hidesEars: true,
    };
  }
  if (hair === 'turban') {
    const cloth = random.pick(['#b3591f', '#27496d', '#7a2436', '#2f5d4a', '#1f2430']);
    return {
      front:
        `<path d="M48 56C44 30 60 17 80 17C100 17 116 30 112 56C104 47 92 42 80 42C68 42 56 47 48 56Z" fill="${cloth}"/>` +
        '<path d="M50 48C62 28 84 20 104 26M49 54C64 36 92 26 110 38M56 30C72 30 96 36 111 50" stroke="#000" stroke-opacity=".17" stroke-width="2.5" fill="none"/>',
    };
  }
  const cloth = random.pick(['#17807b', '#2c5f8a', '#3f4f8c', '#5b6f4a', '#7a4f78']);
  const dots = Array.from(
    { length: 16 },
    () =>
      `<circle cx="${round(random.between(56, 104))}" cy="${round(random.between(28, 48))}" r="1.1"/>`,
  ).join('');
  return {
    front: `<path d="M51 58C49 34 62 24 80 24C98 24 111 34 109 58C100 51 60 51 51 58Z" fill="${cloth}"/><g fill="#fff" opacity=".32">${random.chance(0.5) ? dots : ''}</g><path d="M51 58C60 50 100 50 109 58L108 63C98 56 62 56 52 63Z" fill="#000" opacity=".16"/>`,
  };
}

function cloud(
  random: Random,
  paint: string,
  reach: { spread: number; low: number; count: number },
): string {
  const curls = Array.from({ length: reach.count }, (_, index) => {
    const share = index / (reach.count - 1);
    const turn = Math.PI * (0.86 + 1.28 * share);
    const x = 80 + Math.cos(turn) * reach.spread;
    const y =
      60 +
      Math.sin(turn) * reach.spread +
      (Math.abs(share - 0.5) > 0.36 ? (reach.low - 60) * random.between(0.2, 0.9) : 0);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(random.between(8, 12))}"/>`;
  });
  return `<g ${paint}>${curls.join('')}</g>`;
}

function crown(random: Random, paint: string): string {
  const at = [
    [58, 46],
    [64, 37],
    [74, 31],
    [86, 31],
    [96, 37],
    [103, 47],
    [54, 57],
    [106, 58],
  ] as const;
  return `<g ${paint}>${at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${round(random.between(9.5, 13))}"/>`).join('')}</g>`;
}
