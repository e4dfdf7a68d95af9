import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { projectFolder } from './bootstrap.mjs'

/** The built server with a temporary DATA_DIR. */
const folder = makeTemporaryFolder('e2e', 200)
const server = spawn(process.execPath, [join(projectFolder, 'dist', 'server', 'main.js')], {
  cwd: projectFolder,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder.path },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  folder.remove()
  process.exit(code ?? 1)
})
