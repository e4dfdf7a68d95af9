import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import { openAuthScene } from '#test/auth/auth-scene.ts'
import { NOT_SIGNED_IN, SECOND_FACTOR_NEEDED, type StaffGuard } from '#features/account/http/staff-member.ts'
import { storageCaller } from './storage-service.ts'

const auth = await forThisFile(openAuthScene())

const closed: StaffGuard = async () => refuse(NOT_SIGNED_IN)

function ask(bearer: string | undefined, staffGuard = closed) {
  const request = { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} } as FastifyRequest
  return storageCaller({
    accounts: auth.context,
    staffGuard,
    projectKey: 'public-key-of-a-project',
  }).callerOf(request)
}

it('treats our two keys as service and anonymous, without the staff guard', async () => {
  expect(await ask(await issueApiKey(auth.context, 'service_role'))).toEqual(accept({ kind: 'service' }))
  expect(await ask(await issueApiKey(auth.context, 'anon'))).toEqual(accept({ kind: 'anonymous' }))
  expect(await ask('public-key-of-a-project')).toEqual(accept({ kind: 'anonymous' }))
  expect(await ask('public-key-of-another')).toEqual(refuse('malformed'))
  expect(await ask(undefined)).toEqual(refuse('malformed'))
})

it('admits tokens of an external project by the staff guard', async () => {
  const token = `e30.${Buffer.from('{"sub":"from-elsewhere","role":"service_role"}').toString('base64url')}.x`
  expect(
    await ask(token, async () => accept({ id: 'colleague', role: 'office', provenAt: new Date() })),
  ).toEqual(accept({ kind: 'user', id: 'colleague', areas: ['requests', 'pictures'] }))
  expect(await ask(token, async () => accept({ id: 'guide', role: 'guide', provenAt: new Date() }))).toEqual(
    accept({ kind: 'user', id: 'guide', areas: [] }),
  )
  expect(await ask(token, async () => refuse(SECOND_FACTOR_NEEDED))).toEqual(
    accept({ kind: 'user', id: 'from-elsewhere', areas: [] }),
  )
  expect(await ask(token)).toEqual(refuse('malformed'))
})
