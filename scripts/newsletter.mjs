// @ts-check
import { runProgram, prepare } from './bootstrap.mjs'

runProgram(await prepare({ build: false }), ['scripts/run-newsletter.ts', ...process.argv.slice(2)])
