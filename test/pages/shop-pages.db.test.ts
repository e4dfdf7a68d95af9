import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import voucherTexts from '#features/voucher/texts/voucher.ts'
import { openWholeSite } from '../hostile/open-whole-site.ts'
import { asRead, type Html, readHtml } from '../read-html.ts'

const paperIt = voucherTexts.it

const site = await forThisFile(openWholeSite())

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
    const buttons = main.all('button').filter(({ attributes }) => /\bsign\b/.test(attributes['class'] ?? ''))
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
