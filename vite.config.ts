import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browserScripts } from './server/browser-scripts/browser-script-plugin.ts'
import { checkNews } from './server/news/check-news.ts'
import { precompressFiles } from './server/static-files/precompress-files.ts'

/** Browser code never reaches a file of the server: the build fails if it does. */
const serverWall: Plugin = {
  name: 'server-wall',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    if (/\.server(\.tsx?)?$|^#(platform|server|db)\//.test(source))
      throw new Error(`${importer} is for the browser and imports ${source}, which is for the server alone.`)
  },
}

/** The news are files that anybody may write: one that cannot be read stops the build with a sentence. */
const newsCheck: Plugin = {
  name: 'news-check',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart: () => checkNews(import.meta.dirname),
}

/** Best compression takes seconds: it belongs to the build, not to the first visitor's wait. */
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

/**
 * The router's links and forms are not used, and stay in the bundle only because they are given names for debugging
 * (3 KB): without the names they go.
 */
const unnamedRouterParts: Plugin = {
  name: 'unnamed-router-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\/dom\/lib\./ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\S*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
}

/** Two builds from one configuration: what the browser loads and the server that renders it. */
export default defineConfig({
  plugins: [browserScripts, serverWall, newsCheck, unnamedRouterParts, react(), precompression],
  publicDir: 'public',
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // Few requests: one file for what every page loads, one for the pieces that most pages use, one for
                // each subject that several pages share. Never one for all that is shared: every page would pay
                // for all the others (on the home page 5 KB of JavaScript and 2 KB of CSS).
                { name: 'site', tags: ['$initial'], priority: 3 },
                {
                  name: 'basics',
                  test: /\/app\/ui\/(trail-sign|arrow-link|class-names|section-rule|trail-mark|plan|lake-map|map-name|empty-state|below-fold)\./,
                  priority: 2,
                },
                { name: 'fields', test: /\/app\/ui\/(field|inputs)\./, priority: 1 },
                {
                  name: 'forms',
                  test: /\/app\/form\/(?!behaviour\/)|\/routes\/public\/contact\/contact-form/,
                  minShareCount: 2,
                },
                { name: 'dates', test: /\/app\/calendar\/(event|weekday)-|\/news-date\./, minShareCount: 2 },
                {
                  name: 'shelf',
                  test: /\/app\/routes\/public\/(shop|product)\/|\/app\/ui\/quantity|\/features\/catalog\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { external: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { main: 'server/main.ts' } },
      },
    },
  },
})
