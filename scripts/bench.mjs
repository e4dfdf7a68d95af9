// @ts-check
import { runProgram, prepare } from './bootstrap.mjs'

runProgram(await prepare({ build: true }), ['bench/bench.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
})
