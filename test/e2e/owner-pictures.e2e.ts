import sharp from 'sharp'
import productDe from '#content/product/de.ts'
import type { EditedProduct } from '#features/catalog/staff/staff-product.ts'
import type { StaffServices } from '#features/services/staff-service.ts'
import { fill } from '#i18n/format.ts'
import de from '#i18n/messages/de.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { openOwnSite } from './own-site.ts'
import { expect, expectAccessible, expectFitsEverywhere, hydrated, test } from './site.ts'
import { aMember, callStaffApi } from './staff-site.ts'

const ALT = {
  de: 'Feuer am Waldrand bei Nacht',
  en: 'A fire at the edge of a wood by night',
  fr: 'Un feu à la lisière, la nuit',
  it: 'Un fuoco al margine del bosco, di notte',
}

test('a licensed photograph names its author on the pages of services, and is described on that of a product', async ({
  browser,
}) => {
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  const { request } = context
  const member = await aMember(request)
  const post = <Value>(path: string, body: object) => callStaffApi<Value>(request, member, path, body)
  const id = crypto.randomUUID()
  const stored = await request.post(`/storage/v1/object/photo-originals/${id}`, {
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'image/jpeg' },
    data: await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#8a5a3c' } })
      .jpeg()
      .toBuffer(),
  })
  expect(stored.ok(), await stored.text()).toBe(true)
  await post('/pictures', { original: id })
  const { picture } = await callStaffApi<{ picture: { revision: number } }>(
    request,
    member,
    `/pictures/${id}`,
  )
  const texts = { focus: { x: 50, y: 50 }, alt: ALT, author: 'Atelier Seeblick', right: 'licensed' }
  await post(`/pictures/${id}/publication`, { texts, seen: picture.revision })

  const { services } = await callStaffApi<StaffServices>(request, member, '/services')
  for (const service of ['aufbruch', 'shelter-bau']) {
    const found = services.find((each) => each.id === service)
    if (!found) throw new Error(`no ${service}`)
    const { names, facts, cents, revision } = found
    await post(`/services/${service}`, { names, facts, cents, picture: id, seen: revision })
  }
  const credit = fill(de.pictureCredit, { name: 'Atelier Seeblick' })
  for (const path of ['/survival-training/aufbruch', '/team-events/shelter-bau']) {
    await page.goto(`${path}?lng=de`)
    await expect(page.getByText(credit, { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: ALT.de })).toBeVisible()
    await expectAccessible(page)
    await expectFitsEverywhere(page)
  }

  const { document, seen } = await callStaffApi<EditedProduct>(request, member, '/products/plane')
  const pictures = [id, ...document.pictures]
  await post('/products/plane', { document: { ...document, pictures }, seen })
  await page.goto('/product/plane?lng=de')
  await hydrated(page)
  await expect(page.getByRole('img', { name: ALT.de })).toBeVisible()
  await page.getByRole('button', { name: /2$/ }).first().click()
  await expect(
    page.getByRole('img', { name: fill(productDe.imageAlt, { title: document.title.de ?? '' }) }),
  ).toBeVisible()
  await expectAccessible(page)
  await context.close()
  await site.stop()
})
