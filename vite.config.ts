import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browserScripts } from './server/browser-scripts/browser-script-plugin.ts'
import { checkNews } from './features/news/http/check-news.ts'
import { precompressFiles } from './platform/http/precompress-files.ts'

/** Fails the build when browser code imports a server file. */
const serverWall: Plugin = {
  name: 'server-wall',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    if (
      /\.server(\.tsx?)?$|^#(platform|server|db|site\/(discovery|share-pictures|structured-data))\//.test(
        source,
      )
    )
      throw new Error(`${importer} is for the browser and imports ${source}, which is for the server alone.`)
  },
}

/** Invalid news files fail the build with a readable message. */
const newsCheck: Plugin = {
  name: 'news-check',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart: () => checkNews(import.meta.dirname),
}

/** At build time, because the best compression takes seconds. */
const precompression: Plugin = {
  name: 'precompression',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir }) => precompressFiles(dir ?? 'dist/client'),
  },
}

/** Debug names and options that the router reads and this site never sets: both keep unused code in the bundle (4 KB). */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\/(dom\/lib|router\/router)\./ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\S*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/\b(init|opts\??)\.(instrumentations|patchRoutesOnNavigation)\b/g, 'undefined')
        .replaceAll('consumeInstrumentationClientResultMetaReceiver(router)', 'undefined')
        .replaceAll('opts?.instrumentationNavigateMetaReceiver', 'undefined'),
  },
}

/** What the router logs for developers in the console. */
const routerWarnings: Plugin = {
  name: 'router-warnings',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => code.replaceAll(/^(\s*)warning(?:Once)?\(.*\);$/gm, '$1;'),
  },
}

/** Browsers load sections that most pages do not have when there is a fact to fill them (1 KB of the home page). */
const evidence: Plugin = {
  name: 'evidence',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    if (source !== './evidence-sections.tsx' || !importer?.endsWith('/page-evidence.tsx')) return null
    return this.resolve('./lazy-evidence.tsx', importer)
  },
}

/**
 * After a handled preload error Vite resolves an import without its module. Whoever waits for it would fail at that: so it
 * stays open, because the handler has taken over (SPEC §7).
 */
const handledPreloadErrors: Plugin = {
  name: 'handled-preload-errors',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const loads = 'baseModule().catch(handlePreloadError)'
      if (!code.includes(loads)) throw new Error(`Vite's preload helper has no "${loads}" any more.`)
      return code.replace(loads, `${loads}.then((module) => module ?? new Promise(() => {}))`)
    },
  },
}

/** Names of style classes without the line that Vite adds: it differs for each, which costs each page more than its rules. */
const shortClassNames: Plugin = {
  name: 'short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: (name, file) => `${name}_${hashOf(file)}` } } }),
}

function hashOf(file: string): string {
  const path = relative(import.meta.dirname, file)
  return createHash('sha256').update(path).digest('base64url').slice(0, 4)
}

/** In the build alone: unit tests and development need React's development build. */
const productionLibraries: Plugin = {
  name: 'production-libraries',
  apply: 'build',
  config: () => ({ environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } } }),
}

/** Client and server build. */
export default defineConfig({
  plugins: [
    browserScripts,
    serverWall,
    evidence,
    newsCheck,
    productionLibraries,
    shortClassNames,
    unusedRouterParts,
    routerWarnings,
    handledPreloadErrors,
    react(),
    precompression,
  ],
  publicDir: 'public',
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'site/entry.client.tsx',
          output: {
            // All pages load a list of all names.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: {
              groups: [
                // One chunk for all pages, one for common parts, one per subject that several pages share. A single
                // shared chunk would cost every page everything (5 KB of JavaScript and 2 KB of CSS on the home page).
                { name: 'site', tags: ['$initial'], priority: 3 },
                {
                  name: 'basics',
                  test: /\/site\/ui\/(?:[^/]+\/)?(trail-sign|arrow-link|class-names|section-rule|trail-mark|plan|lake-map|map-name|empty-state|below-fold)\.|\/services\/site\/use-(service-name|trail-mark)\.|\/content\/service-(name|prices)\.|\/facts\/site\/(page|lazy)-evidence\./,
                  priority: 2,
                },
                // One chunk and not two: every chunk's name is in the list that all pages load.
                {
                  name: 'actions',
                  test: /\/site\/(replace-search-param|ui\/(?:[^/]+\/)?use-modal|form\/(form-values|(use|read)-form-texts|behaviour\/(use-submit|retry-when-busy)))\.|\/kernel\/field-problem\./,
                  priority: 2,
                },
                {
                  name: 'fields',
                  test: /\/site\/ui\/(?:[^/]+\/)?((field|inputs)\.|quantity-stepper\.css)/,
                  priority: 1,
                },
                {
                  name: 'forms',
                  test: /^(?!.*\/features\/).*\/site\/form\/(?!behaviour\/|four-text)|\/site\/contact\/contact-form/,
                  minShareCount: 2,
                },
                {
                  name: 'terms',
                  test: /\/messages\/site\/(accepted-terms|terms-checkbox)\.|\/content\/legal-versions\./,
                  minShareCount: 2,
                },
                { name: 'staff-entry', test: /\/roles\/permissions\.|\/content\/editable-pages\./ },
                {
                  name: 'dates',
                  test: /\/calendar\/site\/event-(link|offer|state)\.|\/features\/calendar\/(event-days|rules\/event-span)\.|\/news-date\./,
                  minShareCount: 2,
                },
                {
                  name: 'shelf',
                  test: /\/site\/ui\/(?:[^/]+\/)?quantity|\/features\/catalog\/(?!staff)/,
                  minShareCount: 2,
                },
                // Else it lies in the chunk of a subject, and whoever shows a voucher loads it.
                { name: 'schemas', test: /\/node_modules\/zod\//, priority: 4 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // ADR-032. These four bring files of their own, or native code.
      resolve: { noExternal: true, external: ['sharp', 'pdfkit', 'fontkit', 'pg-native'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { main: 'server/main.ts', 'drawing-worker': 'server/drawing/drawing-worker.ts' },
        },
      },
    },
  },
})
