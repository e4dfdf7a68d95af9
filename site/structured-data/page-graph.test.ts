import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { describe, expect, it } from 'vitest'
import { paths } from '#content/paths.ts'
import { FIRST_OPENING_HOURS } from '#features/company/content/opening-hours.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { aProduct, aVariant } from '#features/cart/cart-fixtures.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import { pageGraph, serializeGraph } from './page-graph.ts'
import type { StructuredPage } from './structured-page.ts'

const event: CalendarEvent = {
  id: 'e1',
  serviceId: 'durchhaltevermoegen',
  title: 'Durchhaltevermögen am Zugerberg',
  startsAt: '2027-03-27T18:00:00+01:00',
  endsAt: '2027-03-28T12:00:00+02:00',
  allDay: false,
  place: 'Zugerberg',
  meetingPoint: 'Bergstation',
  places: 10,
  placesLeft: 3,
  coming: 7,
  priceCents: 250_00,
  minimumParticipants: 6,
  decideBy: '2027-03-20',
  cancelled: false,
  phase: 'coming',
}

function page(
  namespace: Namespace,
  path: string,
  loaded: unknown = null,
  language: StructuredPage['language'] = 'de',
) {
  return pageGraph({
    language,
    namespace,
    origin: 'https://example.ch',
    path,
    canonical: `https://example.ch${path}?lng=${language}`,
    name: 'Name',
    description: 'Beschreibung',
    common: FILE_MESSAGES.of(language, ['common'])['common'] as Namespaces['common'],
    newsName: 'Aktuelles',
    site: FILE_MESSAGES,
    loaded,
    image: 'https://example.ch/og/v/de/page/x.png',
  })
}

type Node = Record<string, unknown> & { '@type': string }

function nodesOf(graph: ReturnType<typeof page>, type: string): Node[] {
  return (graph['@graph'] as unknown as Node[]).filter((node) => node['@type'] === type)
}

describe('the business', () => {
  it('has the fields of a local business, on the home page and beside the contact form', () => {
    for (const [namespace, path] of [
      ['home', '/'],
      ['contact', '/kontakt'],
    ] as const) {
      const [business] = nodesOf(page(namespace, path), 'LocalBusiness')
      for (const needed of [
        'name',
        'address',
        'telephone',
        'email',
        'url',
        'geo',
        'openingHoursSpecification',
      ])
        expect(business, namespace).toHaveProperty(needed)
      expect(business?.['geo']).toMatchObject({ latitude: '47.18', longitude: '8.46' })
      expect(business).not.toHaveProperty('vatID')
    }
  })

  it('has the opening hours of the footer, in each language', () => {
    for (const language of LANGUAGES) {
      const { company } = FILE_MESSAGES.of(language, ['common'])['common'] as Namespaces['common']
      const { opens, closes } = FIRST_OPENING_HOURS[language]
      expect(company.hours[0]).toContain(opens)
      expect(company.hours[0]).toContain(closes)
    }
  })
})

describe('a survival level', () => {
  it.each(SURVIVAL_COURSES)('$id is a course with its price and duration', (course) => {
    const graph = page(`survival-${course.id}`, paths.survivalLevel(course.id))
    const [node] = nodesOf(graph, 'Course')
    expect(node).toMatchObject({
      provider: { '@type': 'Organization', name: 'Gratweg' },
      offers: {
        category: 'Paid',
        price: (FIRST_PRICES[course.id][0] / 100).toFixed(2),
        priceCurrency: 'CHF',
      },
      hasCourseInstance: [
        { courseMode: 'Onsite', courseWorkload: { 1: 'P1D', 2: 'P2D', 2.5: 'P2DT12H' }[course.days] },
      ],
    })
    expect(JSON.stringify(graph)).not.toContain('\u00ad')
  })

  it('lists its own dates as instances, with place, price and places left', () => {
    const other = { ...event, id: 'e2', serviceId: 'aufbruch' as const }
    const path = paths.survivalLevel('durchhaltevermoegen')
    const [node] = nodesOf(page('survival-durchhaltevermoegen', path, { events: [event, other] }), 'Course')
    expect(node?.['hasCourseInstance']).toMatchObject([
      {
        startDate: '2027-03-27T18:00:00+01:00',
        endDate: '2027-03-28T12:00:00+02:00',
        location: { name: 'Bergstation', address: { addressLocality: 'Zugerberg' } },
        offers: { price: '250.00', availability: 'https://schema.org/InStock' },
      },
    ])
  })
})

describe('a team event', () => {
  it.each(TEAM_EVENTS)('$id has a price for every group size', (event) => {
    const [node] = nodesOf(page(`team-event-${event.id}`, paths.teamEvent(event.id)), 'Service')
    const offers = node?.['offers'] as {
      eligibleQuantity: { minValue: number; maxValue: number }
      price?: string
    }[]
    expect(offers[0]?.price).toBe((FIRST_PRICES[event.id][0] / 100).toFixed(2))
    let next = 1
    for (const { eligibleQuantity } of offers) {
      expect(eligibleQuantity.minValue).toBe(next)
      next = eligibleQuantity.maxValue + 1
    }
    expect(next - 1).toBe(event.brackets.at(-1)?.upTo)
  })
})

describe('a date of the calendar', () => {
  const only = (changes: Partial<CalendarEvent>) =>
    nodesOf(page('calendar', '/event-kalender', { events: [{ ...event, ...changes }] }), 'Event')[0]

  it('has the fields of an event', () => {
    for (const needed of [
      'name',
      'startDate',
      'endDate',
      'location',
      'eventStatus',
      'offers',
      'organizer',
      'image',
    ])
      expect(only({})).toHaveProperty(needed)
  })

  it('is sold out without free places, and cancelled when it is', () => {
    expect(only({ placesLeft: 0 })).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
    expect(only({ placesLeft: null })).toMatchObject({
      offers: { availability: 'https://schema.org/InStock' },
    })
    expect(only({ cancelled: true })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: { availability: 'https://schema.org/SoldOut' },
    })
  })

  it('is rescheduled once it was moved to another date', () => {
    const movedTo = { id: 'e2', day: '2027-04-10' }
    expect(only({ cancelled: true, movedTo })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2027-03-27T18:00:00+01:00',
      startDate: '2027-04-10',
      url: expect.stringContaining('/e2?') as string,
    })
  })

  it('has days instead of midnights when it lasts all day', () => {
    const allDay = {
      allDay: true,
      startsAt: '2027-03-27T00:00:00+01:00',
      endsAt: '2027-03-29T00:00:00+02:00',
    }
    expect(only(allDay)).toMatchObject({ startDate: '2027-03-27', endDate: '2027-03-28' })
  })

  it('has no price when none is known', () => {
    expect(only({ priceCents: null })).not.toHaveProperty('offers')
  })
})

describe('a product', () => {
  const found = (changes: Parameters<typeof aProduct>[0], variants = [aVariant()]) =>
    nodesOf(
      page('product', '/product/p', { kind: 'found', product: aProduct(changes, variants), related: [] }),
      'Product',
    )[0]

  it('has an offer with the current price and availability', () => {
    const variant = aVariant({
      price_in_cents: 48_00,
      sale_price_in_cents: 40_00,
      currency: 'chf',
      manage_inventory: true,
      inventory_quantity: 0,
    })
    expect(found({ type: { value: 'physical' } }, [variant])).toMatchObject({
      offers: [
        {
          price: '40.00',
          priceCurrency: 'CHF',
          availability: 'https://schema.org/OutOfStock',
          shippingDetails: { shippingRate: { value: 0, currency: 'CHF' } },
        },
      ],
    })
  })

  it('has an offer for each variant, and no shipping for a voucher', () => {
    const node = found({ type: { value: 'voucher_value' } }, [aVariant({ id: 'a' }), aVariant({ id: 'b' })])
    expect(node?.['offers']).toHaveLength(2)
    expect(JSON.stringify(node)).not.toContain('shippingDetails')
  })

  it('is absent for a missing product', () => {
    expect(nodesOf(page('product', '/product/p', { kind: 'unknown' }), 'Product')).toEqual([])
  })
})

describe('the breadcrumb', () => {
  const steps = (namespace: Namespace, path: string) =>
    (
      nodesOf(page(namespace, path), 'BreadcrumbList')[0]?.['itemListElement'] as
        | { item: string }[]
        | undefined
    )?.map(({ item }) => item.replace(/https:\/\/example\.ch|\?lng=de/g, ''))

  it('includes the overview', () => {
    expect(steps('survival-aufbruch', '/survival-training/aufbruch')).toEqual([
      '/',
      '/survival-training',
      '/survival-training/aufbruch',
    ])
    expect(steps('project-request', '/projekt-management/anfrage')).toEqual([
      '/',
      '/projekt-management',
      '/projekt-management/anfrage',
    ])
    expect(steps('team', '/team')).toEqual(['/', '/team'])
    expect(steps('team-events', '/team-events')).toEqual(['/', '/team-events'])
  })

  it('is absent on the home page', () => {
    expect(steps('home', '/')).toBeUndefined()
  })
})

it('cannot close its script element early', () => {
  const graph = page('product', '/product/p', {
    kind: 'found',
    product: aProduct({ title: '</script><b>' }),
    related: [],
  })
  expect(serializeGraph(graph)).not.toContain('<')
  expect(JSON.parse(serializeGraph(graph))).toEqual(JSON.parse(JSON.stringify(graph)))
})

describe('the questions', () => {
  it.each([
    ['survival-aufbruch', paths.survivalLevel('aufbruch')],
    ['team-event-feuer-und-fokus', paths.teamEvent('feuer-und-fokus')],
    ['project-management', paths.projectManagement],
  ] as const)('of %s are there with their answers, ten of them, as plain text', (namespace, path) => {
    const [faq] = nodesOf(page(namespace, path), 'FAQPage')
    const questions = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions).toHaveLength(10)
    for (const { name, acceptedAnswer } of questions) {
      expect(name).toMatch(/\?$/)
      expect(acceptedAnswer.text).not.toMatch(/[{}[\]]/)
    }
  })

  it('are on the page of a voucher, not on that of gear', () => {
    const offersOf = (type: string) =>
      nodesOf(
        page('product', '/product/x', {
          kind: 'found',
          product: aProduct({ id: 'x', title: 'X', type: { value: type } }),
          related: [],
        }),
        'FAQPage',
      )
    expect(offersOf('voucher_value')).toHaveLength(1)
    expect(offersOf('physical')).toEqual([])
  })
})
