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
        rollupOptions: { input: 'app/entry.client.tsx' },
      },
    },
    ssr: {
      resolve: { external: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rollupOptions: { input: { main: 'server/main.ts' } },
      },
    },
  },
})
