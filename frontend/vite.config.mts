import { readdirSync } from 'node:fs';
import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { minify } from '@swc/core';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkOfIcon, iconsApart } from './icons.vite.mjs';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Modules that nearly every page for members uses. */
const COMMON = [
  'clinical-cases/(languages|post-subject)',
  'auth/identity',
  'engagement/(effect-mark|subject)',
  'lib/(browser-database|draft-name|form-state|meta|reader-clock|time|words)',
  'outbox/(has-outbox|kept-answer|use-outbox|waiting-here)',
  'profiles/(block-link|mute-link|person|profile-slots|verified-badge)',
  'search/surgeon-search',
  'wire/page-mark',
  'notifications/(bell|push-care|unread-title)',
  'shell/(administration|avatar-menu|brand|chat-count|enhance/clear-of-forms|enhance/form-keeper|enhance/open-forms|enhance/theme|enhance/time-zone|enhance/unsent-form)',
  'shell/(error-page|first-steps-link|footer|footer-places|header|kept-files|log-out-form|nonce)',
  'shell/(page-handle|pages|phone-bar|questions-count|sections-of|social-links|store-links)',
  'shell/(support-address|theme-switch|turns|use-fresh|use-unread)',
  'ui/(avatar|banner|button|cached-fragment|card|choices|class-names|copy-link|count|dialog|dialog-link|empty-state)',
  'ui/(dr-name|fetch-first|fonts|icon|link|menu)',
  'ui/(discussion-window|part|pdf-frame|scroll-region)',
  'ui/(fact-list|right-to-left|sheet-select|state-page|words)',
  'ui/(stitches|time-ago|toast|use-confirmation|use-hydrated|use-now|use-refusal)',
  'ui/(use-reader-clock|use-toggle|waiting)',
].join('|');

const modules = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.tsx?$`);

/**
 * Shared modules are bundled into few chunks: sixty requests of 400 bytes compress badly and carry
 * as many headers.
 */
const JOINED = {
  /** Runs first and on its own: see painted-first.server.ts. */
  react:
    /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run\/[\w-]+)\/|vite\/preload-helper/,
  common: modules(`app/(${COMMON})`, 'clinical-cases/consent/consent\\.rules'),
  beyond: modules('app/beyond-surgery/beyond-(author|caption|card|list|side)'),
  /** What the cards and the page of a case share. */
  cases: modules(
    'app/clinical-cases/(advice-quote|ask-clock|case-heading|grade-mark|headline|not-for-emergencies)',
    'app/clinical-cases/(outcome-owed|sensitive-cover|stage/stage-file|step-kinds)',
    'app/engagement/double-tap-like',
    'app/lib/waiting',
    'app/ui/use-double-tap',
    '(asking|outcome)\\.rules',
  ),
  /** What the pages with lists share, and neither a case nor a chat has. */
  lists: modules(
    'app/clinical-cases/(next-time|post-places)',
    'app/connections/connection-tabs',
    'app/ui/(event-time|fab|local-date|member-counts|more-link|page-frame|skeleton|tabs)',
    '(event-time|time-zones)\\.rules',
  ),
  connecting: modules(
    'app/connections/connection-(button|item|questions)',
    'connection-state\\.rules',
  ),
  /** The cards of cases, and the columns beside them. */
  cards: modules('app/clinical-cases/(around/[\\w-]+|case-(card|proof)|collage|member-card)'),
  /** What the cards of cases and of Beyond Surgery share. */
  engagement: modules(
    'app/engagement/(action-row|likers-link|report-link|subject-menu|toggles)',
    'app/ui/use-toggle',
  ),
  files: modules(
    'app/media/(file-input|file-problem|upload-progress|use-chosen-files)',
    '(file-type|upload)\\.rules',
  ),
  /** Loaded once a page is at rest. */
  live: /\/(app\/wire\/live-line\.ts|node_modules\/(socket\.io|engine\.io|@socket\.io)[\w./-]*)$/,
  forms: modules(
    'app/media/findings/(finding-words|findings|sent-findings)',
    'app/ui/(checkbox|corrected|error-summary|field|form-page|named-message|radio-group)',
    'app/ui/(select-field|text-field)',
  ),
  review: modules('app/clinical-cases/review/(checked|place-marks|places|sound)'),
  talk: modules(
    'app/engagement/(discussion|comment-slots|comment-(actions|body|like-button|sort-links))',
  ),
  /**
   * The style sheets of the public site in one file, so that pictures do not wait for a connection.
   */
  public: /\/app\/((site|blogs)\/([\w-]+\/)?\w+|ui\/(article-grid|carousel|prose))\.css$/,
};

/** The modules of the layout around every page, wherever they are bundled. */
const SHELL = /\/app\/(root|shell\/(?!academics-|admin-)[\w-]+)\.tsx$/;

const partOf = (id: string) => Object.entries(JOINED).find(([, parts]) => parts.test(id))?.[0];

const shownIn = (id: string) => (SHELL.test(id) ? 'common' : partOf(id));

/** Icons go where `iconsApart` has found them to be shown. */
const chunkOf = (id: string) => chunkOfIcon(id) ?? partOf(id);

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

/**
 * Remix would fetch the routes of all links of a page as soon as it is interactive, and again
 * whenever something on it changes. They are fetched when somebody first touches the page.
 */
const EAGER =
  /React\.useEffect\((\(\) => \{\s+var _navigator\$connection;.*\n {2}\})(, \[future, isSpaMode, manifest, routeModules, router\]\);)/s;
const routesAtFirstTouch: Plugin = {
  name: 'routes-at-first-touch',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@remix-run/react/dist/esm/fog-of-war.js')) return;
    if (!EAGER.test(code)) return this.error('Remix discovers routes differently.');
    const file = path.resolve(import.meta.dirname, 'app/shell/at-first-touch.ts');
    const imports = `import { atFirstTouch } from ${JSON.stringify(file)};\n`;
    return imports + code.replace(EAGER, 'React.useEffect(atFirstTouch($1)$2');
  },
};

/** The licence of a library once per file, not once per module. */
function licencesOnce(code: string): string {
  const kept = new Set<string>();
  return code.replaceAll(/\/\*\*(?:(?!\*\/).)*@license.*?\*\//gs, (licence) => {
    if (kept.has(licence)) return '';
    kept.add(licence);
    return licence;
  });
}

/** The files are a little smaller than Terser's, and made in a tenth of the time. */
const minified: Plugin = {
  name: 'minified',
  enforce: 'post',
  async renderChunk(source) {
    const { code } = await minify(source, {
      module: true,
      ecma: 2020,
      compress: { ecma: 2020, module: true, passes: 3 },
      mangle: true,
      format: { comments: 'some' },
    });
    return { code: licencesOnce(code), map: null };
  },
};

const ASSETS = '../dist/web/client/assets';
/**
 * Each build bundles workers anew and names them by a hash of their code, which is minified in the
 * browser's build alone. The server refers to the files of that build, which is made first.
 */
const namedAsInBrowser: Plugin = {
  name: 'workers-named-as-in-browser',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const [built, ...others] = readdirSync(ASSETS).filter((name) => /^enhance-.*\.js$/.test(name));
    if (!built || others.length > 0)
      return this.error('There is not one worker in the browser’s build.');
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(/(?<=\/assets\/)enhance-[\w-]+\.js/g, built);
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
    ...(isSsrBuild ? [namedAsInBrowser] : [iconsApart(shownIn), routesAtFirstTouch, minified]),
  ],
  publicDir: 'public',
  build: {
    // Pictures and fonts stay files: the content security policy allows no data: URLs for fonts.
    assetsInlineLimit: 0,
    // A lower target would have esbuild print again what is minified. Our own sources have one, below.
    target: 'esnext',
    minify: false,
    cssTarget: 'es2022',
    cssMinify: !isSsrBuild,
    emptyOutDir: true,
    // A single file named .mjs, because the project around it is CommonJS.
    rollupOptions: {
      output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: chunkOf },
    },
  },
  // The licences of icons once per file, not once per icon.
  esbuild: { legalComments: 'eof', target: 'es2022' },
  worker: { format: 'es', plugins: () => (isSsrBuild ? [] : [minified]) },
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
