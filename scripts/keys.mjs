// @ts-check
import { handOver, prepare } from './bootstrap.mjs'

handOver(await prepare({ build: false }), ['scripts/run-keys.ts', ...process.argv.slice(2)])
