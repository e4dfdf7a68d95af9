// @ts-check
import { join } from 'node:path'
import { projectFolder } from './bootstrap.mjs'

/** Node's arguments for the built server. ADR-032. */
export const serverArguments = ['--max-semi-space-size=8', 'dist/server/main.js']

/** @type {Record<string, string>} ADR-032 */
export const serverEnvironment = {
  NODE_ENV: 'production',
  // A build empties the folder. Node continues without it where it cannot be written.
  NODE_COMPILE_CACHE: join(projectFolder, 'dist', 'server', 'compiled'),
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
}
