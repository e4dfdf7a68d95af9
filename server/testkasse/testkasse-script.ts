import { createHash } from 'node:crypto'
import { departureScript } from '../browser-scripts/browser-scripts.ts'

/** Content hash for immutable caching. */
export const testkasseScriptPath = `/testkasse/script-${createHash('sha256').update(departureScript).digest('hex').slice(0, 12)}.js`
