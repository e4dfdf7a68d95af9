import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { Season } from './event.contract.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  await scene.event({ days: -10, title: { de: 'Vorbei' }, places: 8 })
  const near = await scene.event({ days: 10, title: { de: 'Zugerberg' }, places: 8 })
  await scene.book(near, { people: 3, way: 'invoice' })
  const small = await scene.event({ days: 12, title: { de: '=1+1' }, places: 2, note: 'Äste sammeln' })
  await scene.book(small, { people: 2, way: 'invoice' })
  const off = await scene.event({ days: 14, title: { de: 'Abgesagt' }, places: 8 })
  await scene.post(`/events/${off}/cancellation`, {})
})

async function rowsOf(query: string): Promise<string[]> {
  const answer = await scene.get(`/events.csv?lng=de&${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.text.trim().split('\r\n').slice(1)
}
const titles = async (query: string) => (await rowsOf(query)).map((row) => row.split(';')[2])

describe('the season', () => {
  it('also looks back: what was in the weeks before today', async () => {
    const titlesOf = async (weeks: number) =>
      ((await scene.get(`/events?weeks=${weeks}&lng=de`)).body as Season).events.map(({ title }) => title)
    expect(await titlesOf(-4)).toEqual(['Vorbei'])
    expect(await titlesOf(-1)).toEqual([])
    expect(await titlesOf(4)).toEqual(['Zugerberg', '=1+1', 'Abgesagt'])
    for (const weeks of ['0', '-0', '-54', '54', '1.5', '--1'])
      expect((await scene.get(`/events?weeks=${weeks}`)).status, weeks).toBe(422)
  })

  it('is a file of what is filtered, in the order that is shown, without formulas', async () => {
    const answer = await scene.get('/events.csv?weeks=4&lng=de')
    expect(answer.headers['content-disposition']).toMatch(/filename="anlaesse-\d{4}-\d\d-\d\d\.csv"/)
    const [head, first] = answer.text.trim().split('\r\n')
    expect(head).toBe(
      'Beginn;Ende;Anlass;Ort;Leitung;Plätze;Gebucht;Ausserhalb vergeben;Warteliste;Mindestzahl;Stand;Notiz',
    )
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d;\d{4}-\d\d-\d\d \d\d:\d\d;Zugerberg;.*;;8;3;0;0;/)
    expect(await titles('weeks=4')).toEqual(['Zugerberg', "'=1+1", 'Abgesagt'])
    expect(await titles('weeks=4&sort=-people')).toEqual(['Zugerberg', "'=1+1", 'Abgesagt'])
    expect(await titles('weeks=4&sort=event')).toEqual(["'=1+1", 'Abgesagt', 'Zugerberg'])
    expect(await titles('weeks=4&filter=full')).toEqual(["'=1+1"])
    expect(await titles('weeks=4&filter=cancelled')).toEqual(['Abgesagt'])
    expect(await titles('weeks=4&q=%C3%84STE')).toEqual(["'=1+1"])
    expect(await titles('weeks=-4')).toEqual(['Vorbei'])
    for (const query of ['sort=title', 'filter=lost', 'weeks=0'])
      expect((await scene.get(`/events.csv?${query}`)).status, query).toBe(422)
    const taken = await scene.logOf('list_exported')
    expect(taken[0]).toMatchObject({ actorId: scene.userId, detail: { list: 'events' } })
  })
})
