import { expect, it } from 'vitest'
import { drawingOf } from './drawings.ts'
import { familyOf } from './family.ts'

it('knows the level of a survival page and the event of a team event page', () => {
  expect(familyOf('survival-klarer-kompass')).toEqual({ kind: 'survival', slug: 'klarer-kompass', level: 3 })
  expect(familyOf('team-event-shelter-bau')).toEqual({ kind: 'team-event', slug: 'shelter-bau' })
})

it('leaves overviews and all other pages alone', () => {
  expect(familyOf('survival-training')).toBeUndefined()
  expect(familyOf('team-events')).toBeUndefined()
  expect(familyOf('imprint')).toBeUndefined()
})

it('keeps only Feuer & Fokus, Shelter-Bau and Durchhaltevermögen dark', () => {
  expect(drawingOf('team-event-feuer-und-fokus')).toMatchObject({ ground: 'ember' })
  expect(drawingOf('team-event-shelter-bau')).toMatchObject({ ground: 'night' })
  expect(drawingOf('survival-durchhaltevermoegen')).toMatchObject({ ground: 'night' })
  expect(drawingOf('team-event-survival-mindset')).not.toHaveProperty('ground')
})

it('draws nothing on legal pages', () => {
  expect(drawingOf('terms')).toEqual({ kind: 'none' })
})
