import { expect, it } from 'vitest'
import { type Sending, sendForm } from './send-form.ts'

const answer = (status: number, body: unknown = {}) => lineOf(async () => Response.json(body, { status }))
const lineOf = (fetch: typeof globalThis.fetch, isOnline = true) => ({
  fetch,
  postFiles: () => Promise.reject(new Error('there are no files')),
  isOnline: () => isOnline,
  wait: async () => {},
})
const broken = async () => {
  throw new TypeError('Failed to fetch')
}
const busy = () => Response.json({}, { status: 503, headers: { 'Retry-After': '5' } })
const quiet: Sending = { files: [], onProgress: () => {}, onBusy: () => {} }

function listening(files: File[] = []) {
  let busyCalls = 0
  const onBusy = () => {
    busyCalls += 1
  }
  return { sending: { ...quiet, files, onBusy }, busyCalls: () => busyCalls }
}

it('posts the form as JSON and returns its reference', async () => {
  const calls: [unknown, RequestInit | undefined][] = []
  const line = lineOf(async (url, init) => {
    calls.push([url, init])
    return Response.json({ reference: 'r1' }, { status: 201 })
  })
  expect(await sendForm('/api/inquiries/contact', { email: 'a@b.ch' }, quiet, line)).toEqual({
    kind: 'sent',
    reference: 'r1',
  })
  expect(calls).toMatchObject([['/api/inquiries/contact', { method: 'POST', body: '{"email":"a@b.ch"}' }]])
})

it('returns what the server refused', async () => {
  const problems = [{ field: 'email', code: 'invalid' }]
  expect(await sendForm('/', {}, quiet, answer(422, { problems }))).toEqual({ kind: 'refused', problems })
})

it.each([
  ['too_many', answer(429)],
  ['failed', answer(500)],
  ['failed', answer(201)],
  ['failed', answer(422)],
  ['failed', lineOf(async () => new Response('<html>', { status: 502 }))],
  ['failed', lineOf(async () => busy())],
  ['unanswered', lineOf(broken)],
  ['offline', lineOf(broken, false)],
])('reports %s when nothing was sent', async (notice, line) => {
  expect(await sendForm('/', {}, quiet, line)).toEqual({ kind: 'stopped', notice })
})

it('retries the same request when the server is busy, and says so', async () => {
  const bodies: unknown[] = []
  const line = lineOf(async (_url, init) => {
    bodies.push(init?.body)
    return bodies.length === 1 ? busy() : Response.json({ reference: 'r1' }, { status: 201 })
  })
  const { sending, busyCalls } = listening()
  expect(await sendForm('/', { key: 'k1' }, sending, line)).toEqual({ kind: 'sent', reference: 'r1' })
  expect([bodies, busyCalls()]).toEqual([['{"key":"k1"}', '{"key":"k1"}'], 1])
})

it('posts files as multipart instead of JSON, retries included', async () => {
  const files = [new File(['%PDF-1.7'], 'plan.pdf')]
  const { sending, busyCalls } = listening(files)
  const posted: unknown[] = []
  const line = {
    ...lineOf(broken),
    postFiles: async (...request: unknown[]) => {
      posted.push(request)
      return posted.length === 1 ? busy() : Response.json({ reference: 'r2' }, { status: 201 })
    },
  }
  expect(await sendForm('/', { email: 'a@b.ch' }, sending, line)).toEqual({ kind: 'sent', reference: 'r2' })
  const request = ['/', { email: 'a@b.ch' }, sending]
  expect([posted, busyCalls()]).toEqual([[request, request], 1])
})
