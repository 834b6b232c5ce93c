import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** What nearly every page of members shows, with the helper that fetches parts on demand. */
const COMMON = [
  'avatar|banner|brand|button|card|case-window|checkbox|class-names|connection-tabs|copy-link|count|dialog|dialog-link|empty-state',
  'error-summary|fetch-first|field|focus-first|form-page|icon|link|menu|more-link|page-frame|page-link|pdf-frame|person|radio-group',
  'read-more|select-field|skeleton|state-page|stitches|store-links|support-address|surgeon-search|tabs|text-field|time-ago',
  'use-confirmation|use-hydrated|use-now|use-refusal|use-toggle|use-unread|verified-badge',
  'engagement/action-row|engagement/likers-link|engagement/subject|engagement/subject-menu',
].join('|');
const COMMON_LIBS =
  'fonts|form-state|identity|languages|meta|page-handle|pages|post-places|post-subject|time|toast|words';

/** Small parts that pages share go in one file, with what they need: sixty requests of 400 bytes each compress badly. */
const JOINED = {
  common: new RegExp(
    `/app/(components/(${COMMON})|lib/(${COMMON_LIBS}))\\.tsx?$|vite/preload-helper|/consent\\.rules\\.ts$`,
  ),
  beyond: /\/app\/components\/beyond\/beyond-(list|side|card)\.tsx$/,
  talk: /\/app\/components\/engagement\/(discussion|comment-body)\.tsx$/,
  /** The style sheets of the public site: one, so that no picture waits for a line to the server. */
  public: /\/app\/(styles\/(public|blogs|carousel|legal|prose)|routes\/pages\.\w+\/\w+)\.css$/,
};

const joined = (id: string) => Object.entries(JOINED).find(([, parts]) => parts.test(id))?.[0];

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
  ],
  publicDir: 'public',
  build: {
    // Pictures and fonts stay files: the content security policy has no font-src data:.
    assetsInlineLimit: 0,
    target: 'es2022',
    emptyOutDir: true,
    // One file, named .mjs: the house around it is CommonJS.
    rollupOptions: {
      output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: joined },
    },
  },
  worker: { format: 'es' },
  // Known from the start, so that `npm run dev` does not prepare them anew, with a second React, in the middle of a page.
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
  // Needed at build time only, so that the server runs with production dependencies.
  ssr: { noExternal: ['lucide-react', 'downshift'] },
}));
