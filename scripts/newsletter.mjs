// @ts-check
import { handOver, prepare } from './bootstrap.mjs'

handOver(await prepare({ build: false }), ['scripts/run-newsletter.ts', ...process.argv.slice(2)])
