import { expect, it } from 'vitest'
import { sendForm } from './send-form.ts'

const answer = (status: number, body: unknown = {}) => lineOf(async () => Response.json(body, { status }))
const lineOf = (fetch: typeof globalThis.fetch, isOnline = true) => ({
  fetch,
  postFiles: () => Promise.reject(new Error('there are no files')),
  isOnline: () => isOnline,
})
const broken = async () => {
  throw new TypeError('Failed to fetch')
}

it('posts the form as JSON and gives back its reference', async () => {
  const calls: [unknown, RequestInit | undefined][] = []
  const line = lineOf(async (url, init) => {
    calls.push([url, init])
    return Response.json({ reference: 'r1' }, { status: 201 })
  })
  expect(await sendForm('/api/inquiries/contact', { email: 'a@b.ch' }, undefined, line)).toEqual({
    kind: 'sent',
    reference: 'r1',
  })
  expect(calls).toMatchObject([['/api/inquiries/contact', { method: 'POST', body: '{"email":"a@b.ch"}' }]])
})

it('passes on what the server refused', async () => {
  const problems = [{ field: 'email', code: 'invalid' }]
  expect(await sendForm('/', {}, undefined, answer(422, { problems }))).toEqual({ kind: 'refused', problems })
})

it.each([
  ['too_many', answer(429)],
  ['failed', answer(500)],
  ['failed', answer(201)],
  ['failed', answer(422)],
  ['failed', lineOf(async () => new Response('<html>', { status: 502 }))],
  ['unanswered', lineOf(broken)],
  ['offline', lineOf(broken, false)],
])('says %s when nothing was sent', async (notice, line) => {
  expect(await sendForm('/', {}, undefined, line)).toEqual({ kind: 'stopped', notice })
})

it('posts files as multipart instead, and nothing as JSON', async () => {
  const upload = { files: [new File(['%PDF-1.7'], 'plan.pdf')], onProgress: () => {} }
  const posted: unknown[] = []
  const line = {
    ...lineOf(broken),
    postFiles: async (...request: unknown[]) => {
      posted.push(request)
      return Response.json({ reference: 'r2' }, { status: 201 })
    },
  }
  expect(await sendForm('/', { email: 'a@b.ch' }, upload, line)).toEqual({ kind: 'sent', reference: 'r2' })
  expect(posted).toEqual([['/', { email: 'a@b.ch' }, upload]])
})
