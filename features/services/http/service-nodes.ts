import type { Course, CourseInstance, Offer, Service } from 'schema-dts'
import { paths } from '#content/paths.ts'
import type { PricedCourse, PricedTeamEvent } from '#features/services/content/service-prices.ts'
import { serviceName } from '#features/services/content/service-name.ts'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import { fromChangedServices } from '#features/services/content/changed-services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { companyReference } from '#site/structured-data/company-node.ts'
import { eventFacts } from '#features/calendar/http/event-node.ts'
import { plainAmount } from '#site/structured-data/price.ts'
import type { StructuredNode, StructuredPage } from '#site/structured-data/structured-page.ts'

export function courseNode(
  page: StructuredPage,
  course: PricedCourse,
  events: readonly CalendarEvent[],
): Exclude<Course, string> {
  const { origin, canonical, language, common, description, image } = page
  const workload = durationOf(course)
  const dates = events.filter(({ serviceId }) => serviceId === course.id)
  const instances: CourseInstance[] = dates.map((event) => ({
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: workload,
    ...eventFacts(page, event),
  }))
  return {
    '@type': 'Course',
    '@id': `${canonical}#course`,
    name: serviceName(common, course.id).replaceAll('\u00ad', ''),
    description,
    url: canonical,
    ...(image && { image }),
    inLanguage: language,
    provider: companyReference(origin),
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: plainAmount(course.pricePerPersonCents),
      priceCurrency: 'CHF',
      url: canonical,
    },
    hasCourseInstance:
      instances.length > 0
        ? instances
        : [{ '@type': 'CourseInstance', courseMode: 'Onsite', courseWorkload: workload }],
  }
}

/** Prices by group size: flat up to a size, above that per person. */
export function teamEventNode(page: StructuredPage, event: PricedTeamEvent): Exclude<Service, string> {
  const { origin, canonical, common, description, image } = page
  const people = (minValue: number, maxValue: number) =>
    ({ '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'person' }) as const
  const offers: Offer[] = [
    {
      '@type': 'Offer',
      price: plainAmount(event.flatCents),
      priceCurrency: 'CHF',
      eligibleQuantity: people(1, event.flatUpTo),
      url: canonical,
    },
    ...event.brackets.map(
      ({ upTo, perPersonCents }, index): Offer => ({
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: plainAmount(perPersonCents),
          priceCurrency: 'CHF',
          unitText: 'person',
        },
        eligibleQuantity: people((event.brackets[index - 1]?.upTo ?? event.flatUpTo) + 1, upTo),
        url: canonical,
      }),
    ),
  ]
  return {
    '@type': 'Service',
    '@id': `${canonical}#service`,
    name: serviceName(common, event.id).replaceAll('\u00ad', ''),
    serviceType: common.nav.teamEvents,
    description,
    url: canonical,
    ...(image && { image }),
    provider: companyReference(origin),
    areaServed: { '@type': 'Country', name: 'CH' },
    offers,
  }
}

export function projectManagementNode(page: StructuredPage): Exclude<Service, string> {
  const { origin, canonical, common, description, image } = page
  return {
    '@type': 'Service',
    '@id': `${canonical}#service`,
    name: common.nav.projectManagement,
    serviceType: common.nav.projectManagement,
    description,
    url: canonical,
    ...(image && { image }),
    provider: companyReference(origin),
    areaServed: { '@type': 'Country', name: 'CH' },
  }
}

export function overviewNode(page: StructuredPage, of: 'survival' | 'team-events'): StructuredNode {
  const { courses, teamEvents } = fromChangedServices(page.common.services)
  const addresses =
    of === 'survival'
      ? courses.map(({ id }) => paths.survivalLevel(id))
      : teamEvents.map(({ id }) => paths.teamEvent(id))
  return {
    '@type': 'ItemList',
    itemListElement: addresses.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${page.origin}${path}?lng=${page.language}`,
    })),
  }
}

/** ISO 8601: two and a half days are `P2DT12H`. */
function durationOf({ days }: SurvivalCourse): string {
  return `P${Math.floor(days)}D${days % 1 === 0 ? '' : 'T12H'}`
}
