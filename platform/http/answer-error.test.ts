import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerError } from './answer-error.ts'

const app = Fastify({ bodyLimit: 100 })

beforeAll(async () => {
  app.setErrorHandler(answerError)
  app.post('/', async () => ({}))
  await app.ready()
})
afterAll(() => app.close())

it.each([
  ['application/json', '{', 400, 'malformed'],
  ['application/json', '', 400, 'malformed'],
  ['application/json', `"${'x'.repeat(200)}"`, 413, 'too_large'],
  ['image/png', 'x', 415, 'wrong_content_type'],
])(
  'a body of %s that cannot be read (%s) is refused by a code alone',
  async (type, payload, status, code) => {
    const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
    expect([answer.statusCode, answer.json()]).toEqual([status, { statusCode: status, code }])
  },
)
