// @ts-check
import { handOver, prepare } from './bootstrap.mjs'

handOver(await prepare({ build: false }), ['scripts/run-checks.ts', ...process.argv.slice(2)])
