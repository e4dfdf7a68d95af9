/** Of the browser; named in features/privacy/content/device-storage.ts. */
export const ROSTER_DATABASE = 'rosters'
/** All three are known to the worker, which is built apart: features/booking/http/serve-roster-offline.ts. */
export const ROSTER_CACHE = 'roster-1'
/** The worker controls this page alone, and no other of the site. */
export const ROSTER_PAGE = '/verwaltung/liste'
export const ROSTER_WORKER = '/verwaltung/liste-offline.js'
