import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { FIRST_COMPANY as company } from '#features/company/content/first-company.ts'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { bracketsOf, largestGroup, priceGroup } from '#features/services/content/group-price.ts'
import philosophyTexts from '#content/texts/philosophy.ts'
import projectManagementTexts from '#content/texts/project-management.ts'
import { FIRST_SERVICES, SURVIVAL_COURSES } from '#features/services/content/services.ts'
import { pricedServices } from '#features/services/content/service-prices.ts'
import teamTexts from '#content/texts/team.ts'
import { formatFrancs } from '#i18n/format.ts'
import { languagesOf } from '../sample.ts'
import { openWholeSite } from '../hostile/open-whole-site.ts'
import { asRead, type Html, readHtml } from '../read-html.ts'

const philosophy = philosophyTexts.de
const project = projectManagementTexts.de
const team = teamTexts.de

const { teamEvents: TEAM_EVENTS } = pricedServices(FIRST_SERVICES, FIRST_PRICES)

const site = await forThisFile(openWholeSite())

async function open(url: string): Promise<Html> {
  const { statusCode, body } = await site.app.inject({ url })
  expect(statusCode, url).toBe(200)
  return readHtml(body)
}
const mainOf = async (url: string) => (await open(url)).one('main')
const hrefsIn = (within: Html) => within.all('a').map(({ attributes }) => attributes['href'])
const headingsOf = (within: Html) =>
  ['h1', 'h2', 'h3'].flatMap((tag) => within.all(tag)).map(({ text }) => text)

describe('the home page', () => {
  it('has the next course on its band, which can be booked from there', async () => {
    const main = await mainOf('/?lng=de')
    const band = main.all('section').find(({ text }) => text.startsWith('Nächster Kurs'))
    expect(band?.one('h2').text).toMatch(/Aufbruch|Durchhaltevermögen|Klarer Kompass/)
    expect(band?.text).toMatch(/(Frei|Sams|Sonn)tag/)
    expect(band?.text).toMatch(/CHF \d{3}\.00, noch \d+ Pl(atz|ätze)/)
    expect(band?.link('Platz buchen').attributes['href']).toMatch(
      /^\/buchen\?serviceId=[a-z-]+&eventId=[\w-]+$/,
    )
  })

  it.each(languagesOf('home without script'))(
    'has all its content without script in %s',
    async (language) => {
      const main = await mainOf(`/?lng=${language}`)
      const rows = main.one('tbody').all('tr')
      expect(rows).toHaveLength(4)
      for (const row of rows)
        expect(row.one('th').one('a').attributes['href']).toMatch(/^\/(buchen\?|event-)/)
      const articles = main.all('article').filter((each) => each.all('time').length > 0)
      expect(articles).toHaveLength(3)
      for (const article of articles) expect(hrefsIn(article)[0]).toMatch(/^\/news\/[a-z-]+$/)
      expect(main.byId('kontakt').one('form').all('textarea')).toHaveLength(1)
    },
  )

  it('dates its four rows by weekday, links the calendar, and opens mail, shop and form', async () => {
    const main = await mainOf('/?lng=de')
    for (const row of main.one('tbody').all('tr'))
      expect(row.text).toMatch(/^(Mo|Di|Mi|Do|Fr|Sa|So)(–(Mo|Di|Mi|Do|Fr|Sa|So))? ?\d+\./)
    expect(main.link('Alle Termine ansehen').attributes['href']).toBe('/event-kalender')
    const contact = main.byId('kontakt')
    expect(contact.link('E-Mail schreiben').attributes['href']).toMatch(/^mailto:[^@\s]+@[^@\s]+$/)
    expect(contact.link('Gutscheine im Shop').attributes['href']).toBe('/shop')
    expect(contact.one('form').attributes).toMatchObject({
      'aria-label': 'Nachricht an uns',
      action: expect.stringMatching(/^\/kontakt#/),
    })
  })
})

describe('survival training', () => {
  const OVERVIEW = '/survival-training'
  const PAGES = [OVERVIEW, ...SURVIVAL_COURSES.map(({ id }) => `${OVERVIEW}/${id}`)]

  it.each(PAGES)('%s has the price of each of its courses, its booking and its voucher', async (path) => {
    const courses = SURVIVAL_COURSES.filter(({ id }) => path === OVERVIEW || path.endsWith(id))
    for (const language of languagesOf(`prices of ${path}`)) {
      const main = await mainOf(`${path}?lng=${language}`)
      for (const { id } of courses) {
        const sign = main.all('a').find(({ attributes }) => attributes['href'] === `/buchen?serviceId=${id}`)
        expect(sign?.attributes['class']).toMatch(/\bsign\b/)
        expect(sign?.text).toContain(asRead(formatFrancs(language, FIRST_PRICES[id][0])))
        expect(hrefsIn(main)).toContain(`/product/gutschein-${id}`)
      }
    }
  })

  it('links only vouchers that the shop has', async () => {
    for (const { id } of SURVIVAL_COURSES)
      expect((await mainOf(`/product/gutschein-${id}`)).text).toContain('CHF')
  })

  it('has the whole course of a level without script: days, packing list, safety, terms, dates', async () => {
    const main = await mainOf(`${OVERVIEW}/durchhaltevermoegen?lng=fr`)
    for (const name of [
      'Deux jours, une courte nuit',
      'Ce qui va dans le sac',
      'Une heure de veille, le reste pour dormir',
      'Si vous ne pouvez pas venir',
      'Prochaines dates',
    ])
      expect(headingsOf(main)).toContain(name)
    expect(main.all('time').map(({ attributes }) => attributes['datetime'])).toContain('21:00')
    expect(main.all('summary').map(({ text }) => text)).toContain('Tout le déroulement, heure par heure')
    expect(main.text).toContain('Pain et fromage, à l’abri du vent.')
    expect(hrefsIn(main)).toContain('#termine')
    expect(hrefsIn(main.byId('termine')).some((href) => href?.includes('eventId='))).toBe(true)
  })

  it('has a test that is an ordinary form, whose answer links booking and voucher of each level', async () => {
    const form = (await mainOf(`${OVERVIEW}/test?lng=en`)).one('form')
    expect(form.attributes).toMatchObject({ action: `${OVERVIEW}/test`, method: 'get' })
    expect(form.one('button').text).toBe('Show my level')
    const main = await mainOf(`${OVERVIEW}/test?lng=en&experience=2&walk=3&night=3`)
    const checked = main.all('input').filter(({ attributes }) => 'checked' in attributes)
    expect(checked.map(({ attributes }) => `${attributes['name']}=${attributes['value']}`)).toEqual([
      'experience=2',
      'walk=3',
      'night=3',
    ])
    const level = main.all('div').findLast(({ text }) => text.startsWith('Your level Level 2'))
    expect(level?.one('a').text).toContain('CHF 250')
    expect(level?.one('a').attributes['href']).toMatch(/durchhaltevermoegen&eventId=/)
    expect(hrefsIn(level ?? main)).toContain('/product/gutschein-durchhaltevermoegen')
  })
})

describe('team events', () => {
  const OVERVIEW = '/team-events'

  it.each(languagesOf('overview of team events'))(
    'the overview in %s links each event from its plate and its goal, with the price of three groups',
    async (language) => {
      const main = await mainOf(`${OVERVIEW}?lng=${language}`)
      const goals = main.one('tbody').all('tr')
      expect(goals).toHaveLength(TEAM_EVENTS.length)
      for (const [index, event] of TEAM_EVENTS.entries()) {
        const plate = main.byId(event.id)
        expect(hrefsIn(plate)).toEqual([`${OVERVIEW}/${event.id}`])
        expect(plate.one('img').attributes['alt']).toMatch(/\w{3}/)
        const goal = goals[index]
        if (!goal) throw new Error(`${event.id} has no goal`)
        expect(hrefsIn(goal)[0]).toBe(`${OVERVIEW}/${event.id}`)
        for (const people of [12, 15, 24]) {
          const price = priceGroup(event, people)
          if (price.ok) expect(goal.text).toContain(asRead(formatFrancs(language, price.value.totalCents)))
          else expect(hrefsIn(goal).at(-1)).toBe(`/buchen/anfrage?serviceId=${event.id}&people=${people}`)
        }
      }
    },
  )

  it.each(TEAM_EVENTS)('$id has its price with its group, and the table of the rule', async (event) => {
    for (const language of languagesOf(`prices of ${event.id}`)) {
      const main = await mainOf(`${OVERVIEW}/${event.id}?lng=${language}`)
      const prices = main.byId('preise')
      const rows = prices.one('tbody').all('tr')
      expect(rows).toHaveLength(event.brackets.length + 2)
      for (const [index, { from, upTo, cents }] of bracketsOf(event).entries()) {
        expect(rows[index]?.text).toContain(asRead(formatFrancs(language, cents)))
        const example = [8, 15, 24].find((people) => people >= from && people <= upTo) ?? 0
        const price = priceGroup(event, example)
        if (!price.ok) throw new Error(`${example} people have no price`)
        expect(rows[index]?.text).toContain(asRead(formatFrancs(language, price.value.totalCents)))
      }
      expect(rows.at(-1)?.one('a').attributes['href']).toBe(
        `/buchen/anfrage?serviceId=${event.id}&people=${largestGroup(event) + 1}`,
      )
      const sign = main.all('a').find(({ attributes }) => attributes['href'] === '#anfrage')
      expect(sign?.text).toContain(asRead(formatFrancs(language, event.flatCents)))
      expect(sign?.text).toContain(String(event.flatUpTo))
      const people = prices.all('input').find(({ attributes }) => attributes['name'] === 'people')
      expect(people?.attributes['value']).toBe('12')
    }
  })

  it('say where a larger group pays less, without script too', async () => {
    expect((await mainOf(`${OVERVIEW}/back-to-the-roots?lng=de`)).text).toContain(
      '13 Personen bezahlen CHF 1’300, 12 Personen CHF 1’400.',
    )
  })

  it('have one page for every group size in the address', async () => {
    const bodies = await Promise.all(
      ['', '&personen=25'].map((query) =>
        site.app.inject({ url: `${OVERVIEW}/back-to-the-roots?lng=de${query}` }),
      ),
    )
    expect(bodies[0]?.body).toBe(bodies[1]?.body)
  })

  it.each([
    ['back-to-the-roots', /Wurzeln ein einziges Netz/],
    ['feuer-und-fokus', /^Wärme über den Tag/],
    ['orientierungspunkt', /^Karte der Gruppe B/],
    ['shelter-bau', /^Schnitt durch den Unterstand/],
    ['wasser-und-willenskraft', /^Plan eines Übergangs/],
    ['survival-mindset', /Sturmwirbel/],
  ])('%s describes its own illustration and its map in text', async (id, own) => {
    const main = await mainOf(`${OVERVIEW}/${id}?lng=de`)
    const names = ['img', 'svg', 'div']
      .flatMap((tag) => main.all(tag))
      .filter(({ tag, attributes }) => tag === 'img' || attributes['role'] === 'img')
      .map(({ attributes }) => attributes['aria-label'] ?? attributes['alt'] ?? '')
    expect(names.some((name) => own.test(name))).toBe(true)
    expect(names.some((name) => name.startsWith('Schematische Karte'))).toBe(true)
  })
})

describe('project management', () => {
  const REQUEST = '/projekt-management/anfrage'

  it('starts in three ways, by a request, a call or a project check', async () => {
    const main = await mainOf('/projekt-management?lng=de')
    const ways = main.all('ul').find(({ attributes }) => attributes['aria-label'] === project.ways.label)
    expect(ways?.all('li').filter((way) => way.all('h2').length > 0)).toHaveLength(3)
    expect(hrefsIn(ways ?? main)[0]).toBe(REQUEST)
    expect(ways?.link(company.phone).attributes['href']).toMatch(/^tel:\+41/)
    expect(ways?.text).toContain(asRead(project.ways.check.note))
  })

  it('shows services, contracts and six stages, and links each service to its request', async () => {
    const main = await mainOf('/projekt-management?lng=de')
    for (const [key, { title, text }] of Object.entries(project.services.items)) {
      const service = main.all('details').find((each) => each.one('summary').text === asRead(title))
      expect(service?.text).toContain(asRead(text))
      expect(hrefsIn(service ?? main)).toEqual([`${REQUEST}?service=${key}`])
    }
    for (const { title } of Object.values(project.contracts.types))
      expect(headingsOf(main)).toContain(asRead(title))
    const stages = main
      .byId('mandat')
      .all('li')
      .filter(({ attributes }) => attributes['id'])
    expect(stages).toHaveLength(6)
    expect(stages.at(-1)?.text).toContain(asRead(project.mandate.stages.handover.result))
    const profile = main.all('nav').find((nav) => nav.attributes['aria-label'] === project.profile.label)
    expect(profile ? hrefsIn(profile) : []).toEqual(stages.map(({ attributes }) => `#${attributes['id']}`))
  })

  it('redirects its old addresses for now with their query, and a link chooses the service', async () => {
    const first = await site.app.inject({ url: '/pm-request?service=pmo&lng=de' })
    expect([first.statusCode, first.headers.location]).toEqual([302, '/projekt-anfrage?service=pmo&lng=de'])
    const second = await site.app.inject({ url: String(first.headers.location) })
    expect([second.statusCode, second.headers.location]).toEqual([302, `${REQUEST}?service=pmo&lng=de`])
    const chosen = (await mainOf(String(second.headers.location)))
      .all('input')
      .filter(({ attributes }) => 'checked' in attributes)
    expect(chosen.map(({ attributes }) => attributes['value'])).toContain('pmo')
  })
})

it('philosophy and team are complete; without a configured name the role is the headline', async () => {
  const main = await mainOf('/philosophie?lng=de')
  for (const { title } of Object.values(philosophy.sections))
    expect(headingsOf(main).some((text) => text.endsWith(asRead(title)))).toBe(true)
  const next = main.all('a').find(({ text }) => text.startsWith(philosophy.next.action))
  expect(next?.text).toContain('CHF 200')
  const about = await mainOf('/team?lng=de')
  for (const { role, training } of Object.values(team.members)) {
    expect(about.text).toContain(asRead(training))
    expect(about.all('h2').map(({ text }) => text)).toContain(asRead(role))
  }
  expect(about.link(company.email).attributes['href']).toBe(`mailto:${company.email}`)
  expect(about.all('img')).toEqual([])
})
