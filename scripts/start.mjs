// @ts-check
import { runProgram, prepare } from './bootstrap.mjs'

/** Four minutes in all, for an external database under repair. */
const PAUSES_MS = [0.5, 1, 2, 4, 8, 15, 30, 60, 60, 60].map((seconds) => seconds * 1000)

runProgram(await prepare({ build: true }), ['dist/server/main.js'], { NODE_ENV: 'production' }, PAUSES_MS)
