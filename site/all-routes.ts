import { siteRoutes } from './routes.tsx'
import { staffRoutes } from './routes/staff/routes.ts'

/** Every page, for the server. */
export const routes = siteRoutes(staffRoutes)
