// @ts-check
import { runProgram, prepare } from './bootstrap.mjs'

const node = await prepare({ build: true, packages: 'bench/programs' })
runProgram(node, ['bench/bench.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
