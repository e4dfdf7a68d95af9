import { createServer as createHttpServer } from 'node:http'
import { createServer, type Plugin } from 'vite'
import type { Development } from '#server/development.ts'

/** Vite loads the whole server, so that JSX and CSS modules work as in the build, with HMR on the same port. */
const ENTRY = '/site/entry.client.tsx'

/** Vite needs the server of its WebSocket at start; ours opens later and forwards upgrades. */
const upgrades = createHttpServer()
/** The build puts libraries into the server (ADR-032); CommonJS ones run only as Node loads them. */
const librariesByNode: Plugin = {
  name: 'libraries-by-node',
  config({ environments }) {
    if (environments?.['ssr']?.resolve) environments['ssr'].resolve.noExternal = []
  },
}

const vite = await createServer({
  appType: 'custom',
  plugins: [librariesByNode],
  server: {
    middlewareMode: true,
    hmr: { server: upgrades },
    watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**'] },
  },
})

const development: Development = {
  async attach({ server, closing }) {
    server.on('upgrade', (request, socket, head) => {
      // A closing HTTP server would wait for upgraded sockets forever.
      closing.addEventListener('abort', () => socket.destroy())
      if (closing.aborted) socket.destroy()
      else upgrades.emit('upgrade', request, socket, head)
    })
    const page = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
    const tools = page.match(/<head>([\s\S]*)<\/head>/)?.[1] ?? ''
    return {
      assets: {
        entry: ENTRY,
        of: () => ({ modules: [], css: '', stylesheets: [] }),
        developmentHead: `${tools}<script type="module" src="${ENTRY}"></script>`,
      },
      async render(input) {
        const fresh = await vite.ssrLoadModule('/site/entry.server.tsx')
        return (fresh as typeof import('#site/entry.server.tsx')).renderPage(input)
      },
      wrap: (handler) => (request, response) =>
        vite.middlewares(request, response, () => handler(request, response)),
      onSourceChange: (listener) => void vite.watcher.on('all', listener),
      close: () => vite.close(),
    }
  },
}

const server = await vite.ssrLoadModule('/server/run-server.ts')
await (server as typeof import('#server/run-server.ts')).runServer(development)
