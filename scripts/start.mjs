// @ts-check
import { join } from 'node:path'
import { prepare, projectFolder, runProgram } from './bootstrap.mjs'

/** Four minutes in all, for an external database under repair. */
const PAUSES_MS = [0.5, 1, 2, 4, 8, 15, 30, 60, 60, 60].map((seconds) => seconds * 1000)

const env = {
  NODE_ENV: 'production',
  // A build empties the folder. Node goes on without it where it cannot be written.
  NODE_COMPILE_CACHE: join(projectFolder, 'dist', 'server', 'compiled'),
}

runProgram(await prepare({ build: true }), ['dist/server/main.js'], env, PAUSES_MS)
