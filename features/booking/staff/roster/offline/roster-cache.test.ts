import { expect, it } from 'vitest'
import { DEVICE_STORAGE } from '#features/privacy/content/device-storage.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { staffRoutes } from '#site/routes/staff/routes.ts'
import { ROSTER_CACHE, ROSTER_DATABASE, ROSTER_PAGE, ROSTER_WORKER } from './roster-cache.ts'

it('has the name that the privacy page gives', () => {
  expect(DEVICE_STORAGE.rosters.name).toBe(ROSTER_DATABASE)
  expect(ROSTER_CACHE).toMatch(new RegExp(`^${DEVICE_STORAGE.rosterPage.name.replace('*', '.+')}$`))
})

it('serves the roster and no other page: browsers allow a worker what lies below its folder', () => {
  expect(staffRoutes.filter(({ path }) => path?.startsWith(ROSTER_PAGE)).map(({ path }) => path)).toEqual([
    ROSTER_PAGE,
  ])
  expect(staffPaths.roster('x').split('?')[0]).toBe(ROSTER_PAGE)
  expect(ROSTER_PAGE.startsWith(ROSTER_WORKER.slice(0, ROSTER_WORKER.lastIndexOf('/') + 1))).toBe(true)
})
