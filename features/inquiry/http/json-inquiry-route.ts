import type { FastifyInstance, FastifyReply } from 'fastify'
import { TOO_MANY, type FormRefusal } from '#server/forms/form-refusal.ts'
import { type InquiryForm, inquiryAddress } from './inquiry-form.ts'
import { readSubmission } from './read-submission.ts'
import { type InquiryRoute, receiveInquiry } from './receive-inquiry.ts'
import { emptySubmission, visitorOf } from './submission.ts'

export function jsonInquiryRoute(scope: FastifyInstance, route: InquiryRoute, form: InquiryForm): void {
  scope.post(inquiryAddress(form.kind), async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (await route.isTooMuch(request)) return refuseInJson(reply, TOO_MANY)
    const submission = emptySubmission()
    await readSubmission(route, request, submission)
    const received = await receiveInquiry(route, form, submission, visitorOf(request, submission))
    if (!received.ok) return refuseInJson(reply, received.refusal)
    return reply.code(201).send(received.value)
  })
}

function refuseInJson(reply: FastifyReply, { status, problems }: FormRefusal) {
  const body = status === 429 ? { code: 'too_many_requests' } : { code: 'invalid', problems }
  return reply.code(status).send({ statusCode: status, ...body })
}
