// @ts-check
import { runProgram, prepare } from './bootstrap.mjs'

runProgram(await prepare({ build: false }), ['scripts/run-keys.ts', ...process.argv.slice(2)])
