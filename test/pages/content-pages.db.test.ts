import { describe, expect, it } from 'vitest'
import philosophyTexts from '#content/texts/philosophy.ts'
import projectManagementTexts from '#content/texts/project-management.ts'
import teamTexts from '#content/texts/team.ts'
import { FIRST_COMPANY as company } from '#features/company/content/first-company.ts'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { bracketsOf, largestGroup, priceGroup } from '#features/services/content/group-price.ts'
import { pricedServices } from '#features/services/content/service-prices.ts'
import { FIRST_SERVICES, SURVIVAL_COURSES } from '#features/services/content/services.ts'
import voucherTexts from '#features/voucher/texts/voucher.ts'
import { formatFrancs } from '#i18n/format.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openWholeSite } from '../hostile/open-whole-site.ts'
import { asRead, type Html, readHtml } from '../read-html.ts'
import { languagesOf } from '../sample.ts'

const site = await forThisFile(openWholeSite())

const philosophy = philosophyTexts.de
const project = projectManagementTexts.de
const team = teamTexts.de
const { teamEvents: TEAM_EVENTS } = pricedServices(FIRST_SERVICES, FIRST_PRICES)

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
      'Vous apportez',
      'Nous apportons',
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

describe('pages of the shop', () => {
  const paperIt = voucherTexts.it

  async function open(url: string): Promise<Html & { status: number }> {
    const { statusCode, body } = await site.app.inject({ url })
    return Object.assign(readHtml(body), { status: statusCode })
  }

  /** Products by the text of their link. */
  async function cardsOf(query: string): Promise<Map<string, Html>> {
    const page = await open(`/shop?lng=de${query}`)
    const cards = page
      .one('main')
      .all('li')
      .filter((item) => item.all('a').length > 0)
    return new Map(cards.map((card) => [card.one('a').text, card]))
  }

  describe('the shop', () => {
    it('shows vouchers and gear with prices of two decimals, and what is scarce', async () => {
      const cards = await cardsOf('')
      expect(cards.size).toBe(12)
      expect([...cards.values()][0]?.text).toContain('ab CHF 100.00')
      expect(cards.get('Durchhaltevermögen')?.text).toContain('CHF 250.00')
      expect(cards.get('Feuerstahl')?.text).toContain('Noch 3')
    })

    it('shows the old price struck through, a ribbon, what is sold out and what is not for sale', async () => {
      const cards = await cardsOf('')
      const set = [...cards.values()].find(({ text }) => text.includes('drei Stück'))
      expect(set?.one('s').text).toBe('CHF 72.00')
      expect(set?.text).toContain('Bisheriger Preis')
      expect(cards.get('Reepschnur')?.text).toContain('Nachschub im April')
      expect(cards.get('Reepschnur')?.text).toContain('Ausverkauft')
      expect(cards.get('Kartenplakat')?.text).toContain('Zurzeit nicht erhältlich')
    })

    it('filters and sorts without script: by links and by an ordinary form', async () => {
      const page = await open('/shop?lng=de&collection=gutscheine')
      const filter = page.all('nav').find(({ attributes }) => attributes['aria-label'] === 'Sortiment')
      expect(filter?.link('Gutscheine').attributes['aria-current']).toBe('true')
      expect(filter?.link('Orientierung').attributes['href']).toBe('/shop?collection=orientierung')
      const form = page.one('main').one('form')
      expect(form.attributes).toMatchObject({ action: '/shop', method: 'get' })
      expect(form.all('input').map(({ attributes }) => [attributes['name'], attributes['value']])).toEqual([
        ['collection', 'gutscheine'],
      ])
      expect(form.one('button').text).toBe('Sortieren')
      const cheapest = form.all('option').find(({ text }) => text === 'Preis aufsteigend')
      const sorted = await cardsOf(`&collection=orientierung&sort=${cheapest?.attributes['value']}`)
      expect(sorted.size).toBe(4)
      expect([...sorted.values()][0]?.text).toContain('CHF 24.00')
      const whole = await open('/shop?lng=de')
      expect(whole.all('nav').some(({ attributes }) => attributes['aria-label'] === 'Sortiment')).toBe(false)
    })

    it('explains an empty collection and links to everything', async () => {
      const page = await open('/shop?lng=de&collection=nirgends')
      expect(page.one('main').text).toContain('Hier liegt gerade nichts.')
      expect(page.one('main').link('Alles zeigen').attributes['href']).toBe('/shop')
    })
  })

  describe('a product', () => {
    it('has its head, leaders, parts, data and related products', async () => {
      const page = await open('/product/peilkompass?lng=de')
      const main = page.one('main')
      expect(page.one('title').text).toBe('Peilkompass – Shop – Gratweg')
      expect(main.all('img').map(({ attributes }) => attributes['alt'])).toContain('Peilkompass, Zeichnung')
      expect(main.one('nav').link('Orientierung').attributes['href']).toBe('/shop?collection=orientierung')
      const headings = main.all('h3').map(({ text }) => text)
      expect(headings.some((text) => text.endsWith('Marschzahlring'))).toBe(true)
      expect(headings).toContain('Plane 3 × 3 m')
      expect(main.all('tr').map(({ text }) => text)).toContain('Gewicht42 g')
    })

    it.each([
      ['reepschnur', 'Ausverkauft', 'true'],
      ['kartenplakat', 'Zurzeit nicht erhältlich', 'true'],
      ['feuerstahl', 'In den Warenkorb', 'false'],
    ])('%s has the button «%s», also in the bar of a phone', async (id, label, isDisabled) => {
      const main = (await open(`/product/${id}?lng=de`)).one('main')
      const buttons = main
        .all('button')
        .filter(({ attributes }) => /\bsign\b/.test(attributes['class'] ?? ''))
      expect(buttons.map(({ text }) => text.replace(/ ?CHF.*/, ''))).toEqual([label, label])
      expect(buttons.map(({ attributes }) => attributes['aria-disabled'])).toEqual([isDisabled, isDisabled])
      expect(main.text.includes('Noch 3 an Lager')).toBe(id === 'feuerstahl')
    })

    it('that is unknown is answered with 404 and a link to the shop', async () => {
      const page = await open('/product/einhorn?lng=de')
      expect(page.status).toBe(404)
      expect(page.one('h1').text).toBe('Dieses Produkt gibt es nicht mehr.')
      expect(page.one('main').link('Zum Shop').attributes['href']).toBe('/shop')
    })

    it('without script lists the price of each variant, and how else to order', async () => {
      const withoutScript = async (language: string) => {
        const page = await open(`/product/gutschein-wert?lng=${language}`)
        return page
          .one('main')
          .all('noscript')
          .map(({ text }) => text)
          .join(' ')
      }
      expect(await withoutScript('de')).toContain('CHF 500: CHF 500.00')
      expect(await withoutScript('de')).toContain('Bestellen Sie per E-Mail')
      expect(await withoutScript('fr')).toContain('CHF 500 : CHF 500.00')
    })
  })

  describe('a voucher', () => {
    it('is shown as it arrives, in the language of the page', async () => {
      const paper = (await open('/product/gutschein-wert?lng=it')).one('figure').text
      expect(paper).toContain(asRead(paperIt.freeChoice))
      expect(paper).toContain(asRead(paperIt.forWhat))
      expect(paper).toContain('CHF 100.00')
    })

    it('of a course states its length, keeps its worth and links to the choice of the level', async () => {
      const main = (await open('/product/gutschein-klarer-kompass?lng=de')).one('main')
      expect(main.one('figure').text).toContain('Klarer Kompass')
      expect(main.one('figure').text).toContain('2½ Tage')
      expect(main.text).toContain('auch wenn der Kurs inzwischen mehr kostet')
      expect(main.link('Welche Stufe passt?').attributes['href']).toBe('/survival-training/test')
    })
  })

  it.each(['/success?lng=de', '/success?order=nonsense&lng=de'])(
    '%s says that there is no such order, and is never cached',
    async (url) => {
      const { headers, body } = await site.app.inject({ url })
      expect(headers['cache-control']).toContain('no-store')
      expect(readHtml(body).one('h1').text).toBe('Diese Bestellung finden wir nicht.')
    },
  )
})
