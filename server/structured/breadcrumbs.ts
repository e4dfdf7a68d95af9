import type { BreadcrumbList } from 'schema-dts'
import { paths } from '#content/paths.ts'
import type { StructuredPage } from './structured-page.ts'

/** From the home page to this one; undefined on the home page. */
export function breadcrumbs(page: StructuredPage): Exclude<BreadcrumbList, string> | undefined {
  const { origin, path, language, common, name, newsName } = page
  if (path === paths.home) return undefined
  const parents: { path: string; name: string }[] = [
    { path: paths.projectManagement, name: common.nav.projectManagement },
    { path: paths.survivalTraining, name: common.nav.survivalTraining },
    { path: paths.teamEvents, name: common.nav.teamEvents },
    { path: paths.shop, name: common.nav.shop },
    { path: paths.calendar, name: common.nav.calendar },
    { path: paths.news, name: newsName },
  ]
  const below = path.replace(/^\/product\//, `${paths.shop}/`)
  const parent = parents.find((each) => below.startsWith(`${each.path}/`))
  const steps = [{ path: paths.home, name: common.nav.home }, ...(parent ? [parent] : []), { path, name }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${origin}${step.path}?lng=${language}`,
    })),
  }
}
