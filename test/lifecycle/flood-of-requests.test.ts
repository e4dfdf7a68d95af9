import { afterAll, afterEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { runFlood } from './flood-of-requests.ts'
import { endAll } from './program.ts'

const PEOPLE = 500
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
    filesInMails: PEOPLE / 10,
  })
}, 300_000)
