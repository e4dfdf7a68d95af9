// @ts-check
import { prepare, runProgram } from './bootstrap.mjs'
import { serverArguments, serverEnvironment } from './server-process.mjs'

/** Four minutes in all, for an external database under repair. */
const PAUSES_MS = [0.5, 1, 2, 4, 8, 15, 30, 60, 60, 60].map((seconds) => seconds * 1000)

runProgram(await prepare({ build: true }), serverArguments, serverEnvironment, PAUSES_MS)
