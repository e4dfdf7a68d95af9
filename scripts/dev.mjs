// @ts-check
import { runProgram, prepare } from './bootstrap.mjs'

runProgram(await prepare({ build: false }), ['scripts/dev-supervisor.ts'], { NODE_ENV: 'development' })
