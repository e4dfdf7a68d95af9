// @ts-check
import { handOver, prepare } from './bootstrap.mjs'

handOver(await prepare({ build: true }), ['bench/bench.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
})
