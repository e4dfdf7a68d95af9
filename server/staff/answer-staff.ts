import type { FastifyReply } from 'fastify'

type Issues = readonly { path: PropertyKey[]; code?: string | undefined }[]

export function answerInvalid(reply: FastifyReply, issues: Issues) {
  return reply.code(422).send({ statusCode: 422, code: 'invalid', fields: invalidFields(issues) })
}

/** Each once, by its path. */
export function invalidFields(issues: Issues): { field: string; code: 'invalid' }[] {
  return [...new Set(issues.map(({ path }) => path.join('.')))].map((field) => ({ field, code: 'invalid' }))
}
