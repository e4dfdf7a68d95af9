import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { confirmNewsletter, viewSignUp } from './confirm-newsletter.server.ts'
import { CONSENT_VERSION } from './consent-version.ts'
import { exportNewsletter } from './export-newsletter.server.ts'
import { markBounce } from './mark-bounce.server.ts'
import { newsletterSignUps, newsletterSubscribers } from './newsletter.tables.server.ts'
import { confirmToken, unsubscribeToken } from './newsletter-tokens.server.ts'
import { type NewsletterOptIn, requestNewsletter } from './request-newsletter.server.ts'
import { resubscribe, unsubscribe, viewSubscriber } from './unsubscribe-newsletter.server.ts'

const DAY_MS = 86_400_000
const key = Buffer.alloc(32, 7)
let now: Date
const clock = () => now

const test = await forThisFile(createTestDatabase())
beforeEach(async () => {
  now = new Date('2026-11-21T09:00:00Z')
  await emptyTables(test.database, 'newsletter_subscribers', 'newsletter_sign_ups', 'outgoing_mails')
})

const deps = () => ({ db: test.database, key, clock })
const lia: NewsletterOptIn = {
  email: 'Lia@example.ch',
  language: 'it',
  source: 'page',
  network: '192.0.2.7',
}
const ask = (input: Partial<NewsletterOptIn> = {}) =>
  test.database.transaction((tx) => requestNewsletter(tx, deps(), { ...lia, ...input }))
const signUps = () => test.database.select().from(newsletterSignUps).orderBy(newsletterSignUps.askedAt)
const subscribers = () => test.database.select().from(newsletterSubscribers)
const mailKinds = async () =>
  (await test.database.select().from(outgoingMails).orderBy(outgoingMails.createdAt)).map(({ kind }) => kind)

/** Signs up and confirms. @returns the unsubscribe token. */
async function subscribe(input: Partial<NewsletterOptIn> = {}): Promise<string> {
  await ask(input)
  const signUp = (await signUps()).at(-1)
  await confirmNewsletter(deps(), { token: confirmToken(key, signUp?.id ?? ''), network: '192.0.2.8' })
  const email = (input.email ?? lia.email).toLowerCase()
  const subscriber = (await subscribers()).find((each) => each.email.toLowerCase() === email)
  return unsubscribeToken(key, subscriber?.id ?? '')
}

describe('the record of a consent', () => {
  it('contains both times, the version of the text, the form, the language and no network in clear text', async () => {
    await ask()
    now = new Date('2026-11-21T09:05:00Z')
    const [signUp] = await signUps()
    await confirmNewsletter(deps(), { token: confirmToken(key, signUp?.id ?? ''), network: '192.0.2.8' })
    const [proof] = await signUps()
    expect(proof).toMatchObject({
      email: 'Lia@example.ch',
      language: 'it',
      source: 'page',
      textVersion: CONSENT_VERSION,
      askedAt: new Date('2026-11-21T09:00:00Z'),
      confirmedAt: new Date('2026-11-21T09:05:00Z'),
      subscriberId: (await subscribers())[0]?.id,
    })
    expect(proof?.askedFrom).toMatch(/^[\w-]{22}$/)
    expect(proof?.confirmedFrom).not.toBe(proof?.askedFrom)
    expect(JSON.stringify(proof)).not.toContain('192.0.2')
  })

  it('is not enough without the confirmation: the address is not on the list before', async () => {
    await ask()
    expect(await exportNewsletter({ db: test.database, key, siteUrl: 'https://gratweg.test' })).toEqual([])
    expect(await mailKinds()).toEqual(['newsletter-confirm'])
  })
})

describe('a form that arrives twice', () => {
  const formKey = '0123456789abcdef0123456789abcdef'

  it('is one sign-up and one mail per key, also for simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask({ formKey })))
    expect(await signUps()).toHaveLength(1)
    expect(await mailKinds()).toEqual(['newsletter-confirm'])
  })

  it('counts again with another key and for another address', async () => {
    await ask({ formKey })
    await ask({ formKey: 'f'.repeat(32) })
    await ask({ formKey, email: 'noa@example.ch' })
    expect(await mailKinds()).toHaveLength(3)
  })

  it('counts again two hours later: the first mail may be lost', async () => {
    await ask({ formKey })
    now = new Date(now.getTime() + DAY_MS / 12)
    await ask({ formKey })
    expect(await mailKinds()).toHaveLength(2)
  })
})

describe('the link of the confirmation mail', () => {
  it('shows its purpose and changes nothing when it is opened', async () => {
    await ask()
    const token = confirmToken(key, (await signUps())[0]?.id ?? '')
    for (let i = 0; i < 3; i++)
      expect(await viewSignUp(test.database, token, now)).toEqual({ address: 'L…@example.ch', state: 'open' })
    expect(await subscribers()).toEqual([])
  })

  it('counts once when it is confirmed several times simultaneously', async () => {
    await ask()
    const token = confirmToken(key, (await signUps())[0]?.id ?? '')
    const pressed = await Promise.all(Array.from({ length: 20 }, () => confirmNewsletter(deps(), { token })))
    expect(new Set(pressed.map((view) => view?.state))).toEqual(new Set(['confirmed']))
    expect(await subscribers()).toHaveLength(1)
    expect((await mailKinds()).filter((kind) => kind === 'newsletter-welcome')).toHaveLength(1)
  })

  it('has expired after seven days', async () => {
    await ask()
    const token = confirmToken(key, (await signUps())[0]?.id ?? '')
    now = new Date(now.getTime() + 7 * DAY_MS)
    expect(await confirmNewsletter(deps(), { token })).toMatchObject({ state: 'expired' })
    expect(await subscribers()).toEqual([])
  })

  it.each(['', 'x', 'a'.repeat(43), "' or true --"])('is not found for %j', async (token) => {
    expect(await confirmNewsletter(deps(), { token })).toBeUndefined()
    expect(await viewSignUp(test.database, token, now)).toBeUndefined()
    expect(await unsubscribe(deps(), token)).toBeUndefined()
    expect(await viewSubscriber(test.database, token)).toBeUndefined()
  })
})

describe('the limits', () => {
  it('allow one address two mails a day and four a month, in any spelling', async () => {
    for (let i = 0; i < 5; i++) await ask({ email: i % 2 ? 'lia@EXAMPLE.ch' : 'LIA@example.ch' })
    expect(await mailKinds()).toHaveLength(2)
    for (const day of [1, 2, 3, 4]) {
      now = new Date(Date.parse('2026-11-21T09:00:00Z') + day * DAY_MS + 1)
      await ask()
    }
    expect(await mailKinds()).toHaveLength(4)
  })

  it('hold for simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(await mailKinds()).toHaveLength(2)
  })

  it('allow one network twenty mails an hour, to any addresses', async () => {
    for (let i = 0; i < 25; i++) await ask({ email: `guest-${i}@example.ch` })
    expect(await mailKinds()).toHaveLength(20)
    await ask({ email: 'other@example.ch', network: '198.51.100.1' })
    expect(await mailKinds()).toHaveLength(21)
  })

  it('allow one network no more in simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, i) => ask({ email: `guest-${i}@example.ch` })))
    expect(await mailKinds()).toHaveLength(20)
  })
})

describe('unsubscribing and subscribing again', () => {
  it('removes the address at once, keeps the first date of unsubscription, and allows subscribing again', async () => {
    const token = await subscribe()
    expect(await unsubscribe(deps(), token)).toEqual({ address: 'L…@example.ch', subscribed: false })
    const left = now
    now = new Date(now.getTime() + DAY_MS)
    await unsubscribe(deps(), token)
    expect((await subscribers())[0]?.unsubscribedAt).toEqual(left)
    expect(await exportNewsletter({ db: test.database, key, siteUrl: '' })).toEqual([])

    expect(await resubscribe(deps(), { token, network: '192.0.2.9' })).toMatchObject({ subscribed: true })
    expect((await signUps()).at(-1)).toMatchObject({ source: 'return', askedAt: now, confirmedAt: now })
    expect(await exportNewsletter({ db: test.database, key, siteUrl: '' })).toHaveLength(1)
  })

  it('answers a subscribed address like any other, without revealing it', async () => {
    await subscribe()
    await ask({ language: 'fr' })
    expect(await mailKinds()).toEqual(['newsletter-confirm', 'newsletter-welcome', 'newsletter-confirm'])
    const again = (await signUps()).at(-1)
    await confirmNewsletter(deps(), { token: confirmToken(key, again?.id ?? '') })
    expect(await subscribers()).toMatchObject([{ language: 'fr', unsubscribedAt: null }])
    // Existing subscribers get no second welcome mail.
    expect(await mailKinds()).toHaveLength(3)
  })
})

describe('an address that permanently rejects our mail', () => {
  it('is no longer exported or mailed', async () => {
    await subscribe()
    expect(await markBounce(test.database, deps(), { email: 'lia@example.ch', reason: '550 gone' })).toBe(
      true,
    )
    expect(await exportNewsletter({ db: test.database, key, siteUrl: '' })).toEqual([])
    await ask()
    expect(await mailKinds()).toEqual(['newsletter-confirm', 'newsletter-welcome'])
    expect(await markBounce(test.database, deps(), { email: 'nobody@example.ch', reason: '550' })).toBe(false)
  })
})

it('exports language, day of the consent and an unsubscribe link that works only for its owner', async () => {
  await subscribe()
  await subscribe({ email: 'noel@example.ch', language: 'de', network: '192.0.2.9' })
  const list = await exportNewsletter({ db: test.database, key, siteUrl: 'https://gratweg.test' })
  expect(list.map(({ email, language }) => [email, language])).toEqual(
    expect.arrayContaining([
      ['Lia@example.ch', 'it'],
      ['noel@example.ch', 'de'],
    ]),
  )
  const link = new URL(list.find(({ email }) => email === 'noel@example.ch')?.unsubscribeUrl ?? '')
  expect(`${link.origin}${link.pathname} ${link.searchParams.get('lng')}`).toBe(
    'https://gratweg.test/newsletter/abmelden de',
  )
  await unsubscribe(deps(), link.searchParams.get('token') ?? '')
  expect((await exportNewsletter({ db: test.database, key, siteUrl: '' })).map(({ email }) => email)).toEqual(
    ['Lia@example.ch'],
  )
})
