// @ts-check
import { handOver, prepare } from './bootstrap.mjs'

handOver(await prepare({ build: true }), ['dist/server/main.js'], { NODE_ENV: 'production' })
