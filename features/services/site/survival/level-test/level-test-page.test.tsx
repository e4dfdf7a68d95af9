import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import levelTestTexts from '#features/services/texts/level-test.ts'
import { FIRST_SERVICES, type Services, SURVIVAL_COURSES } from '#features/services/content/services.ts'
import { toChangedServices } from '#features/services/content/changed-services.ts'
import { fill } from '#i18n/format.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import { createLanguageStore } from '#site/language/language-store.ts'
import { LanguageProvider } from '#site/language/language.tsx'
import type { LevelTestData } from './level-test.loader.ts'
import LevelTestPage from './level-test-page.tsx'

const messages = levelTestTexts.de

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
  coming: 12,
  priceCents: 200_00,
  minimumParticipants: 6,
  decideBy: null,
  cancelled: false,
  phase: 'coming',
} as const

it('links to the first date with a free place', () => {
  const page = render({ events: [FULL, { ...FULL, id: 'free', placesLeft: 2 }] })
  expect(page).toContain('href="/buchen?serviceId=aufbruch&amp;eventId=free"')
  expect(page).not.toContain('eventId=full')
})

it('offers a request where no date has a free place or the calendar is down', () => {
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

it('suggests the next lower course, or a request where no level is offered', () => {
  const [easiest, middle, hardest] = SURVIVAL_COURSES
  const first = render(
    { answers: ALL(1) },
    {
      ...FIRST_SERVICES,
      courses: [middle, hardest],
      retired: [easiest],
    },
  )
  expect(resultOf(first)).toContain(messages.noCourse)
  expect(resultOf(first)).toContain('href="/kontakt"')
  const services = { ...FIRST_SERVICES, courses: [easiest, middle], retired: [hardest] }
  const lower = resultOf(render({ answers: ALL(3) }, services))
  expect(lower).toContain(fill(messages.easier, { n: 3 }))
  expect(lower).toContain('Durchhalte')
  expect(lower).toContain('href="/survival-training/durchhaltevermoegen"')
})

const ALL = (answer: 1 | 2 | 3) => ({ experience: answer, walk: answer, night: answer })

/** The result that the server marks. */
function resultOf(page: string): string {
  const results = page.split(/<div class="framed /).slice(1)
  return results.find((result) => /^[^"]*answered/.test(result)) ?? ''
}

function render(data: Partial<LevelTestData>, services: Services = FIRST_SERVICES): string {
  const loaded = { events: [], failed: false, answers: {}, ...data }
  const router = createMemoryRouter([{ id: 'test', path: '/', element: <LevelTestPage /> }], {
    hydrationData: { loaderData: { test: loaded } },
  })
  const texts = FILE_MESSAGES.of('de', ['common', 'level-test', 'survival-levels'])
  if (!texts.common) throw new Error('no common texts')
  const changed = toChangedServices(services)
  const common = { ...texts.common, ...(changed && { services: changed }) }
  const store = createLanguageStore('de', { ...texts, common })
  return renderToStaticMarkup(
    <LanguageProvider store={store} select={null}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}
