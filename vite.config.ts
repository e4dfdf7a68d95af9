import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds from one configuration: what the browser loads and the server that renders it. */
export default defineConfig({
  plugins: [react()],
  publicDir: 'public',
  build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0, reportCompressedSize: false },
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
                // What every page loads is one file, and what several pages share is another: few requests.
                { name: 'site', tags: ['$initial'], priority: 2 },
                { name: 'pieces', test: /\/app\/|\/features\//, minShareCount: 2, priority: 1 },
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
