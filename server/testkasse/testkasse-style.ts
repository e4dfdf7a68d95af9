import { createHash } from 'node:crypto'
import testkasseStyle from './style/testkasse.css?inline'

export { testkasseStyle }

/** Content hash for immutable caching. */
export const testkasseStylePath = `/testkasse/style-${createHash('sha256').update(testkasseStyle).digest('hex').slice(0, 12)}.css`
