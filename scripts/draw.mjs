// @ts-check
import { runProgram, prepare } from './bootstrap.mjs'

runProgram(await prepare({ build: false }), ['drawings/draw.ts', ...process.argv.slice(2)])
