// @ts-check
import { runProgram, prepare } from './bootstrap.mjs'

runProgram(await prepare({ build: false }), ['scripts/run-restore.ts', ...process.argv.slice(2)])
