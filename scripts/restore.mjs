// @ts-check
import { handOver, prepare } from './bootstrap.mjs'

handOver(await prepare({ build: false }), ['scripts/run-restore.ts', ...process.argv.slice(2)])
