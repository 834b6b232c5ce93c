import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** What nearly every page of members shows. */
const COMMON =
  /\/app\/(components\/(avatar|banner|button|card|class-names|copy-link|dialog-link|empty-state|field|form-page|icon|menu|page-frame|page-link|person|read-more|select-field|skeleton|stitches|tabs|text-field|time-ago|use-(hydrated|now|toggle)|verified-badge)|lib\/(form-state|identity|meta|page-handle|pages|post-(places|subject)|time|toast|words))\.tsx?$/;

/** Small parts that pages share go in one file, with what they need: sixty requests of 400 bytes each compress badly. */
const joined = (id: string) => (COMMON.test(id) ? 'common' : undefined);

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
    rollupOptions: { output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: joined } },
  },
  worker: { format: 'es' },
  // Known from the start, so that `npm run dev` does not prepare them anew, with a second React, in the middle of a page.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', '@remix-run/react', 'downshift', 'lucide-react'],
  },
  // Needed at build time only, so that the server runs with production dependencies.
  ssr: { noExternal: ['lucide-react', 'downshift'] },
}));
