import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { figuresScene } from '#test/figures-scene.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  const add = figuresScene(scene.deps.db)
  await add.booking(await add.event('2025-03-14', { blocked: 1 }), { people: 2, totalCents: 440_00 })
  await add.order('2025-03-15T12:00:00Z', { goods: 19_90, voucher: 50_00 })
})

const linesOf = (text: string) => text.replace('\ufeff', '').trim().split('\r\n')

it('shows a year, by default the current one', async () => {
  const { body } = await scene.get('/figures?year=2025&lng=fr')
  expect(body.revenue.year.months[2]).toEqual({
    bookedCents: 440_00,
    goodsCents: 19_90,
    invoicedCents: 0,
    vouchersCents: 50_00,
  })
  expect(body.occupancy).toMatchObject([{ name: expect.stringContaining('Aufbruch'), taken: 3, places: 10 }])
  expect((await scene.get('/figures')).body.year).toBe(Number(body.today.slice(0, 4)))
})

it.each(['1999', '2101', '20256', 'x', '', '2025&year=2026'])('refuses the year %s', async (year) => {
  expect((await scene.get(`/figures?year=${year}`)).status).toBe(422)
})

it('exports each table as a file', async () => {
  const file = (table: string) => scene.get(`/figures.csv?table=${table}&year=2025&lng=de`)
  const revenue = await file('revenue')
  expect(revenue.headers['content-disposition']).toBe('attachment; filename="umsatz-2025.csv"')
  const lines = linesOf(revenue.text)
  expect(lines).toHaveLength(14)
  expect(lines[0]).toBe(
    'Monat;2025;2024;davon gebucht;davon Shop;davon Rechnungen;Gutscheine verkauft (nicht im Total)',
  )
  expect(lines[3]).toBe('März 2025;459.90;0.00;440.00;19.90;0.00;50.00')
  expect(lines[13]).toBe('Total;459.90;0.00;440.00;19.90;0.00;50.00')
  expect(linesOf((await file('occupancy')).text)[1]).toBe('Aufbruch;1;3;10;30')
  expect(linesOf((await file('conversion')).text)).toHaveLength(4)
  expect(linesOf((await file('liability')).text)).toHaveLength(14)
  expect((await file('everything')).status).toBe(422)
})

it('is for owners', async () => {
  for (const role of ['office', 'guide'] as const) {
    const { token } = await scene.staff(role)
    for (const path of ['/figures', '/figures.csv?table=revenue'])
      expect((await scene.get(path, token)).body).toEqual({ statusCode: 403, code: 'no_permission' })
  }
})
