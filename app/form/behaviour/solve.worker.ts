import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// Tries one number after the other, away from the page.
handler({ deriveKey })
