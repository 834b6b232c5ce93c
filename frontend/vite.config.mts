import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import type { GetModuleInfo } from 'rollup';
import { defineConfig, type Plugin } from 'vite';
import { iconsApart } from './icons.vite.mjs';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Modules that nearly every page for members uses, with Vite's preload helper. */
const COMMON = [
  'clinical-cases/(languages|post-places|post-subject)',
  'connections/connection-tabs',
  'auth/identity',
  'engagement/(action-row|likers-link|subject|subject-menu|toggles)',
  'lib/(form-state|meta|time|words)',
  'profiles/(person|verified-badge)',
  'search/surgeon-search',
  'shell/(brand|page-handle|pages|store-links|support-address|use-unread)',
  'ui/(avatar|banner|button|card|checkbox|class-names|copy-link|count|dialog|dialog-link|empty-state)',
  'ui/(error-summary|fetch-first|field|focus-first|fonts|form-page|icon|link|menu|more-link)',
  'ui/(discussion-window|local-date|page-frame|pdf-frame|radio-group|read-more|select-field|skeleton|state-page)',
  'ui/(stitches|tabs|text-field|time-ago|toast|use-confirmation|use-hydrated|use-now|use-refusal)',
  'ui/use-toggle',
].join('|');

/** The modules of the layout around every page. */
const SHELL = /\/app\/(root|shell\/[\w-]+)\.tsx$/;

/**
 * Small shared modules are bundled into one chunk each: sixty requests of 400 bytes compress badly.
 */
const JOINED = {
  common: new RegExp(`/app/(${COMMON})\\.tsx?$|vite/preload-helper|/consent\\.rules\\.ts$`),
  beyond: /\/app\/beyond-surgery\/beyond-(list|side|card)\.tsx$/,
  /** `root.tsx` passes it to profiles, so it is loaded with every page. */
  connections:
    /\/app\/connections\/connection-(button|item|questions)\.tsx?$|\/connection-state\.rules\.ts$/,
  findings: /\/app\/media\/findings\/[\w-]+\.tsx?$/,
  talk: /\/app\/engagement\/(discussion|comment-body)\.tsx$/,
  /**
   * The style sheets of the public site in one file, so that pictures do not wait for a connection.
   */
  public: /\/app\/((site|blogs)\/([\w-]+\/)?\w+|ui\/(article-grid|carousel|prose))\.css$/,
};

const partOf = (id: string) => Object.entries(JOINED).find(([, parts]) => parts.test(id))?.[0];

/**
 * An icon is bundled with the chunk that uses it. One used by several pages goes into a chunk of
 * icons, per domain if all its users are in the same one.
 */
function joined(id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }) {
  if (!/lucide-react\/dist\/esm\/icons\//.test(id)) return partOf(id);
  const users = (getModuleInfo(id)?.importers ?? []).filter((user) => user.includes('/app/'));
  const parts = new Set(users.map((user) => (SHELL.test(user) ? 'common' : partOf(user))));
  if (parts.has('common')) return 'common';
  if (users.length === 1) return [...parts][0];
  const [domain, ...others] = new Set(users.map((user) => /\/app\/([\w-]+)\//.exec(user)?.[1]));
  return others.length === 0 ? `icons-${domain}` : 'icons';
}

/**
 * Prepends the order of the cascade layers to each style sheet. The first sheet that a page loads
 * fixes the order, and which one that is depends on the chunks, so `root.css` alone cannot ensure
 * it.
 */
const LAYERS = '@layer theme, base, components, screens, utilities;';
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `${LAYERS}${file.source}`;
    }
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({
      appDirectory: 'app',
      buildDirectory: '../dist/web',
      serverBuildFile: 'index.mjs',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
    layersFirst,
    ...(isSsrBuild ? [] : [iconsApart()]),
  ],
  publicDir: 'public',
  build: {
    // Pictures and fonts stay files: the content security policy allows no data: URLs for fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
    emptyOutDir: true,
    // A single file named .mjs, because the project around it is CommonJS.
    rollupOptions: {
      output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: joined },
    },
  },
  // The licences of icons once per file, not once per icon.
  esbuild: { legalComments: 'eof' },
  worker: { format: 'es' },
  // Pre-bundled from the start, so that `npm run dev` does not discover them while a page is open
  // and load a second React.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      '@remix-run/react',
      'downshift',
      'lucide-react',
    ],
  },
  // Bundled, so that the server runs with production dependencies only.
  ssr: { noExternal: ['lucide-react', 'downshift'] },
}));
