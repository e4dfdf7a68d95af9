import { afterAll, afterEach, expect, test } from 'vitest'
import { countOf } from '../sample.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { runFlood } from './flood-of-requests.ts'
import { endAll } from './program.ts'

const PEOPLE = countOf(500)
const folder = makeTemporaryFolder('flood')
afterEach(endAll)
afterAll(folder.remove)

test(`${PEOPLE} simultaneous requests are ${PEOPLE} rows and ${PEOPLE} mails to the owner, none twice, though the mail server dies half-way`, async () => {
  const figures = await runFlood(folder.path, PEOPLE)
  console.log('at once:', figures)
  expect(figures).toMatchObject({
    accepted: PEOPLE,
    stored: PEOPLE,
    mails: PEOPLE,
    heardOf: PEOPLE,
    filesInMails: Math.ceil(PEOPLE / 10),
  })
})
