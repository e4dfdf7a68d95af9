import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import bookingTexts from '#features/booking/texts/booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { buildPagesApp } from '../build-pages-app.ts'
import { openWholeSite } from '../hostile/open-whole-site.ts'
import { asRead, type Html, readHtml } from '../read-html.ts'

const bookingDe = bookingTexts.de

/** A course of two days, the first that can be booked. */
let course: CalendarEvent
let full: CalendarEvent
let cancelled: CalendarEvent
const site = await forThisFile(openWholeSite())
beforeAll(async () => {
  const answer = await site.app.inject({ url: '/api/events?cancelled=1&limit=100' })
  const { events } = answer.json<{ events: CalendarEvent[] }>()
  const first = (matches: (event: CalendarEvent) => boolean) => {
    const found = events.find(matches)
    if (!found) throw new Error('the season has no such date')
    return found
  }
  course = first(({ serviceId, placesLeft }) => serviceId === 'durchhaltevermoegen' && Boolean(placesLeft))
  full = first((event) => event.placesLeft === 0 && !event.cancelled)
  cancelled = first((event) => event.cancelled)
})

async function open(url: string): Promise<Html & { status: number }> {
  const { statusCode, body } = await site.app.inject({ url })
  return Object.assign(readHtml(body), { status: statusCode })
}

function rowOf(page: Html, id: string): Html {
  const row = page
    .one('main')
    .all('li')
    .find((item) => item.all('a').some(({ attributes }) => attributes['href'] === `/event-kalender/${id}`))
  if (!row) throw new Error(`no row of ${id}`)
  return row
}

const linkNamed = (within: Html, start: string) => within.all('a').find(({ text }) => text.startsWith(start))
const monthOf = ({ startsAt }: CalendarEvent) => startsAt.slice(0, 7)

describe('the list of dates', () => {
  it('has place, hours, price, places and the booking of a date, and links to its page', async () => {
    const row = rowOf(await open('/event-kalender?lng=de&service=durchhaltevermoegen'), course.id)
    for (const fact of ['Wildspitz', 'Uhr', 'CHF 250', `${course.placesLeft} frei`])
      expect(row.text).toContain(fact)
    expect(linkNamed(row, 'Platz buchen Durchhalte')?.attributes['href']).toBe(
      `/buchen?serviceId=durchhaltevermoegen&eventId=${course.id}`,
    )
    expect(row.link('Durchhaltevermögen').attributes['href']).toBe(`/event-kalender/${course.id}`)
  })

  it('offers the waiting list of a full date, and crosses out a cancelled one without a link', async () => {
    const page = await open('/event-kalender?lng=fr')
    expect(rowOf(page, full.id).text).toContain('complet')
    expect(linkNamed(rowOf(page, full.id), 'Liste d’attente ')).toBeDefined()
    const crossedOut = page.all('li').find((item) => item.all('s').length > 0)
    expect(crossedOut?.text).toContain('annulée')
    expect(crossedOut?.text).toContain('groupe ouvert')
    expect(crossedOut?.all('a')).toEqual([])
  })

  it('goes by links to another month, view and service, which its address holds', async () => {
    const page = await open('/event-kalender?lng=de')
    expect(page.one('main').link('Survival-Training').attributes['href']).toBe(
      '/event-kalender?service=survival',
    )
    const grid = await open(`/event-kalender?ansicht=monat&monat=${monthOf(course)}&service=survival&lng=de`)
    const main = grid.one('main')
    expect(linkNamed(main, 'Liste')?.attributes['href']).toBe(
      `/event-kalender?monat=${monthOf(course)}&service=survival`,
    )
    const next = main
      .all('a')
      .find(({ attributes }) => attributes['aria-label']?.startsWith('Nächster Monat'))
    expect(next?.attributes['href']).toMatch(
      /^\/event-kalender\?ansicht=monat&monat=\d{4}-\d\d&service=survival$/,
    )
    const today = await open(main.link('Heute').attributes['href'] ?? '')
    const back = today.all('a').find(({ attributes }) => attributes['aria-label'] === 'Vorheriger Monat')
    expect(back?.attributes['aria-disabled']).toBe('true')
  })
})

describe('the month', () => {
  it('links each day of a course and says that it goes on', async () => {
    const page = await open(`/event-kalender?ansicht=monat&monat=${monthOf(course)}&lng=en`)
    const days = page
      .one('table')
      .all('a')
      .filter(({ attributes }) => attributes['href'] === `/event-kalender/${course.id}`)
    expect(days.map(({ text }) => text.replaceAll(/\d+/g, 'n'))).toEqual([
      'Durchhaltevermögen n left',
      'Durchhaltevermögen continued n left',
    ])
  })

  it('links no cancelled date', async () => {
    const page = await open(`/event-kalender?ansicht=monat&monat=${monthOf(cancelled)}&lng=fr`)
    const piece = page
      .one('table')
      .all('span')
      .find(({ text, attributes }) => attributes['data-lane'] && text.includes('annulée'))
    expect(piece?.attributes['class']).toContain('cancelled')
    expect(piece?.all('a')).toEqual([])
  })

  it('that is empty says so and links to the list; the list shows what is planned', async () => {
    const month = `${new Date().getFullYear() + 2}-12`
    const grid = (await open(`/event-kalender?ansicht=monat&monat=${month}&lng=de`)).one('main')
    expect(grid.text).toContain('In diesem Monat ist nichts geplant.')
    expect(grid.link('Alle Termine zeigen').attributes['href']).toBe('/event-kalender')
    const list = (await open(`/event-kalender?monat=${month}&lng=de`)).one('main')
    expect(list.text).toContain(
      'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
    )
    expect(list.link('Alle Termine zeigen').attributes['href']).toBe('/event-kalender')
  })
})

describe('the page of a date', () => {
  it('describes content, place and schedule, and offers booking and file', async () => {
    const page = await open(`/event-kalender/${course.id}?lng=de`)
    expect(page.one('title').text).toMatch(/^Durchhaltevermögen, Sa/)
    expect(page.one('h1').text).toBe('Durchhaltevermögen')
    expect(page.one('main').text).toContain('Bahnhof Sattel-Aegeri')
    const file = page.one('main').link('In den Kalender eintragen').attributes['href'] ?? ''
    expect((await site.app.inject({ url: file })).body).toContain('SUMMARY;LANGUAGE=de:Durchhaltevermögen')
    const italian = (await open(`/event-kalender/${course.id}?lng=it`)).one('main')
    expect(italian.all('h3').map(({ text }) => text)).toContain('Programma')
    expect(italian.one('time').text).toBe('09.00')
  })

  it('has a place and no schedule for an evening of information', async () => {
    const list = await open('/event-kalender?lng=de&service=info')
    const evening = await open(list.one('h3').one('a').attributes['href'] ?? '')
    expect(evening.one('main').text).toContain('Ort und Treffpunkt')
    expect(evening.all('h3').map(({ text }) => text)).not.toContain('Programm')
  })

  it('that is cancelled is crossed out and cannot be booked', async () => {
    const page = await open(`/event-kalender/${cancelled.id}?lng=it`)
    expect(page.one('main').text).toContain('Questa data è annullata.')
    expect(page.one('h1').all('s')).toHaveLength(1)
    expect(linkNamed(page.one('article'), 'Prenotare')).toBeUndefined()
  })

  it('that is unknown answers 404 and links to the calendar', async () => {
    const page = await open('/event-kalender/00000000-0000-4000-8000-000000000000?lng=en')
    expect(page.status).toBe(404)
    expect(page.one('h1').text).toBe('There’s no such event.')
    expect(page.one('main').link('See the full calendar').attributes['href']).toBe('/event-kalender')
  })
})

describe('while the calendar does not answer', () => {
  const failing = () => Promise.reject(new Error('no calendar'))
  let pages: Awaited<ReturnType<typeof buildPagesApp>>
  beforeAll(async () => {
    pages = await buildPagesApp({ calendar: { findEvents: failing, findEvent: failing } })
  })
  afterAll(() => pages.close())

  it.each([
    [
      '/event-kalender',
      'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
    ],
    ['/', 'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.'],
    ['/survival-training', 'Die Termine konnten nicht geladen werden.'],
  ])('%s says so and has all else', async (path, sentence) => {
    const main = readHtml((await pages.inject({ url: `${path}?lng=de` })).body).one('main')
    expect(main.text).toContain(sentence)
    if (path === '/event-kalender') expect(main.link('Erneut versuchen').attributes['href']).toBe(path)
    if (path === '/')
      for (const way of ['Termin anfragen', 'Kurs ansehen']) expect(main.link(way)).toBeDefined()
    if (path === '/survival-training') expect(main.text).toContain('Die Stufen im Vergleich')
  })
})

it('without dates the home page says so and still leads to a request', async () => {
  const pages = await buildPagesApp()
  const main = readHtml((await pages.inject({ url: '/?lng=de' })).body).one('main')
  expect(main.text).toContain(
    'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
  )
  expect(main.text).toContain('Der erste Schritt')
  for (const way of ['Termin anfragen', 'Kurs ansehen']) expect(main.link(way)).toBeDefined()
  await pages.close()
})

describe('booking', () => {
  it.each([
    ['serviceId=tauchen', bookingDe.unavailable.unknown_service],
    ['serviceId=aufbruch&eventId=gibt-es-nicht', bookingDe.unavailable.unknown_event],
  ])('with %s leads to a choice', async (query, sentence) => {
    const page = await open(`/buchen?${query}&lng=de`)
    expect(page.status).toBe(200)
    expect(page.one('main').text).toContain(asRead(sentence))
    expect(
      page
        .one('main')
        .all('a')
        .some(({ attributes }) => attributes['href']?.startsWith('/buchen?serviceId=')),
    ).toBe(true)
  })

  it('of an unknown reference is a 404 that is neither cached nor indexed', async () => {
    const { statusCode, headers, body } = await site.app.inject({ url: '/buchung/gibt-es-nicht?lng=de' })
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(body).toContain('Diese Buchung finden wir nicht.')
    expect(body).toContain('content="noindex"')
  })

  it('keeps in its links to other languages what was chosen, in an address that is canonical without it', async () => {
    const query = `serviceId=durchhaltevermoegen&eventId=${course.id}&people=3`
    const page = await open(`/buchen?${query}&lng=de`)
    const french = page.all('a').find(({ attributes }) => attributes['hreflang'] === 'fr')
    expect(french?.attributes['href']).toMatch(new RegExp(`lng=fr.*eventId=${course.id}.*people=3`))
    const there = await open(`/buchen${french?.attributes['href']}`)
    const people = there.all('input').find(({ attributes }) => attributes['name'] === 'people')
    expect(people?.attributes['value']).toBe('3')
    const canonical = there.all('link').find(({ attributes }) => attributes['rel'] === 'canonical')
    expect(canonical?.attributes['href']).toMatch(/\/buchen\?lng=fr$/)
  })
})
