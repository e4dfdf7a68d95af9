import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { type AuthScene, openAuthScene, PASSWORD, someone } from '#test/auth/auth-scene.ts'

/** Neither the answer nor its time may reveal whether an account exists. */
const FLOOR_MS = 250

const closed = await forThisFile(
  openAuthScene({ signupOpen: false, autoconfirmEmail: false }, { hidesByTime: true }),
)
const open = await forThisFile(openAuthScene({ autoconfirmEmail: false }, { hidesByTime: true }))

async function confirmed(scene: AuthScene) {
  const email = someone()
  await scene.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  return email
}

async function unconfirmed(scene: AuthScene) {
  const email = someone()
  await scene.admin.createUser({ email, password: PASSWORD })
  return email
}

async function banned(scene: AuthScene) {
  const email = someone()
  const { data } = await scene.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  await scene.admin.updateUserById(data.user?.id ?? '', { ban_duration: '24h' })
  return email
}

describe('requesting a mail', () => {
  const ways: [string, (email: string) => [string, object]][] = [
    ['to sign in', (email) => ['/otp', { email }]],
    ['to sign in, without opening an account', (email) => ['/otp', { email, create_user: false }]],
    ['for a forgotten password', (email) => ['/recover', { email }]],
    ['once more', (email) => ['/resend', { type: 'signup', email }]],
    ['once more for a change', (email) => ['/resend', { type: 'email_change', email }]],
  ]

  it.concurrent.each(ways)(
    '%s is answered the same, for any address and any number of requests',
    async (_name, ask) => {
      const askThrice = async (scene: AuthScene, address: string) => {
        for (let time = 0; time < 3; time++) {
          const began = performance.now()
          const answer = await scene.post(...ask(address))
          const took = performance.now() - began
          expect([answer.status, await answer.json()]).toEqual([200, {}])
          expect(took).toBeGreaterThanOrEqual(FLOOR_MS - 5)
        }
      }
      await Promise.all(
        [closed, open].map(async (scene) => {
          const addresses = [someone(), await confirmed(scene), await unconfirmed(scene), await banned(scene)]
          await Promise.all(addresses.map((address) => askThrice(scene, address)))
        }),
      )
    },
  )
})

it('to sign in reaches existing accounts, and creates one only where sign-ups are open', async () => {
  const known = await confirmed(closed)
  await closed.post('/otp', { email: known })
  expect((await closed.lastMail(known)).subject).toBe('Ihr Link zum Anmelden')
  const stranger = someone()
  await closed.post('/otp', { email: stranger })
  expect(await closed.mailCount(stranger)).toBe(0)
  await open.post('/otp', { email: stranger, create_user: false })
  expect(await open.mailCount(stranger)).toBe(0)
  await open.post('/otp', { email: stranger })
  expect(await open.mailCount(stranger)).toBe(1)
})

it('a sign-up takes as long for a taken address, and reveals it only by an empty role and empty identities, as the reference does', async () => {
  const ask = async (email: string) => {
    const began = performance.now()
    const answer = await open.post('/signup', { email, password: PASSWORD, data: { name: 'Lia' } })
    expect(performance.now() - began).toBeGreaterThanOrEqual(FLOOR_MS - 5)
    expect(answer.status).toBe(200)
    return (await answer.json()) as Record<string, unknown>
  }
  const taken = await ask(await confirmed(open))
  const fresh = await ask(someone())
  expect(Object.keys(taken).toSorted()).toEqual(Object.keys(fresh).toSorted())
  expect(taken).toMatchObject({ role: '', identities: [], user_metadata: { name: 'Lia' } })
  for (const same of ['aud', 'phone', 'app_metadata', 'is_anonymous'])
    expect(taken[same]).toEqual(fresh[same])
  for (const time of ['created_at', 'updated_at', 'confirmation_sent_at'])
    expect(Date.now() - Date.parse(String(taken[time])), time).toBeLessThan(60_000)
})
