import { afterAll, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { endAll, startProgram } from './program.ts'
import { freePort } from '#test/free-port.ts'

const folder = makeTemporaryFolder('development')
afterAll(async () => {
  await endAll()
  folder.remove()
})

it('npm run dev serves from the sources, with hot reload', async () => {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const server = startProgram('scripts/dev-server.ts', {
    NODE_ENV: 'development',
    DATA_DIR: folder.path,
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: origin,
  })
  await server.says(/^Ready/m)
  const page = await fetch(origin)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('/@vite/client')
  expect((await fetch(`${origin}/site/entry.client.tsx`)).headers.get('content-type')).toContain('javascript')
  server.kill('SIGTERM')
  expect(await server.exitCode).toBe(0)
})
