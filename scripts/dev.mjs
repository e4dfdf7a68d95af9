// @ts-check
import { handOver, prepare } from './bootstrap.mjs'

handOver(await prepare({ build: false }), ['scripts/dev-supervisor.ts'], { NODE_ENV: 'development' })
