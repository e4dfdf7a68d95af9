import { createHash } from 'node:crypto'
import { departureScript } from '../browser-scripts/browser-scripts.ts'

/** The version stands in the address, so that browsers keep the script for good. */
export const testkasseScriptPath = `/testkasse/script-${createHash('sha256').update(departureScript).digest('hex').slice(0, 12)}.js`
