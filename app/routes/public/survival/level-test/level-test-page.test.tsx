import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import messages from '#content/level-test/de.ts'
import { FILE_MESSAGES } from '#server/messages/site-messages.ts'
import { createLanguageStore } from '../../../../language/language-store.ts'
import { LanguageProvider } from '../../../../language/language.tsx'
import type { LevelTestData } from './level-test.loader.ts'
import LevelTestPage from './level-test-page.tsx'

const FULL = {
  id: 'full',
  serviceId: 'aufbruch',
  title: 'Aufbruch',
  startsAt: '2027-03-13T09:00:00+01:00',
  endsAt: '2027-03-13T17:00:00+01:00',
  allDay: false,
  place: 'Zugerberg',
  meetingPoint: null,
  places: 12,
  placesLeft: 0,
  booked: 12,
  priceCents: 200_00,
  minimumParticipants: 6,
  decideBy: null,
  cancelled: false,
  phase: 'coming',
} as const

it('leads to the first date with a free place', () => {
  const page = render({ events: [FULL, { ...FULL, id: 'free', placesLeft: 2 }] })
  expect(page).toContain('href="/buchen?serviceId=aufbruch&amp;eventId=free"')
  expect(page).not.toContain('eventId=full')
})

it('asks for a date where none has a free place, or the calendar is down', () => {
  for (const data of [{ events: [FULL] }, { events: [], failed: true }]) {
    const page = render(data)
    expect(page).not.toContain('/buchen')
    expect(page.split(messages.none)).toHaveLength(4)
    expect(page).toContain(messages.ask)
  }
})

it('checks the answers that the address holds', () => {
  expect(render({ answers: { experience: 2, walk: 3 } }).match(/checked=""/g)).toHaveLength(2)
  expect(render({}).match(/checked=""/g)).toBeNull()
})

function render(data: Partial<LevelTestData>): string {
  const loaded = { events: [], failed: false, answers: {}, ...data }
  const router = createMemoryRouter([{ id: 'test', path: '/', element: <LevelTestPage /> }], {
    hydrationData: { loaderData: { test: loaded } },
  })
  const store = createLanguageStore('de', FILE_MESSAGES.of('de', ['common', 'level-test', 'survival-levels']))
  return renderToStaticMarkup(
    <LanguageProvider store={store} select={null}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}
