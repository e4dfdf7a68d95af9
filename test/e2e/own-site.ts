import { makeTemporaryFolder } from '../temporary-folder.ts'
import { freePort, startServer } from '../lifecycle/program.ts'

export interface OwnSite {
  origin: string
  dataDir: string
  stop: () => Promise<void>
}

export async function openOwnSite(settings: Record<string, string>): Promise<OwnSite> {
  const folder = makeTemporaryFolder('own-site')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = startServer({
    DATA_DIR: folder.path,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    AUTH_RATE_LIMITS: 'off',
    ...settings,
  })
  await server.says(/^Ready/m)
  return {
    origin,
    dataDir: folder.path,
    async stop() {
      server.kill('SIGTERM')
      await server.exitCode
      folder.remove()
    },
  }
}
