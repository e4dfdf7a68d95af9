// @ts-check
import { handOver, prepare } from './bootstrap.mjs'

handOver(await prepare({ build: false }), ['drawings/draw.ts', ...process.argv.slice(2)])
