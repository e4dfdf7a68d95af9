import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'
import type { Development } from '#server/development.ts'

/**
 * The server process of `npm run dev`. Vite loads the whole server, so that JSX and the CSS modules of pages work
 * as in the build, and reloads the browser's part hot on the same port.
 */
const ENTRY = '/app/entry.client.tsx'

/** Vite wants the server of its web socket when it starts; ours opens later and passes the upgrades on. */
const upgrades = createHttpServer()
const vite = await createServer({
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: upgrades },
    watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**'] },
  },
})

const development: Development = {
  async attach({ server, closing }) {
    server.on('upgrade', (request, socket, head) => {
      // An HTTP server that closes waits for such a connection for ever.
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
        const fresh = await vite.ssrLoadModule('/app/entry.server.tsx')
        return (fresh as typeof import('#app/entry.server.tsx')).renderPage(input)
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
