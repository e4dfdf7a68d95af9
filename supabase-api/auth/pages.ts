import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AccountResult } from '#features/account/account-refusal.ts'
import { readBody } from './read-body.ts'

const DEFAULT_PER_PAGE = 50
const MOST_PER_PAGE = 1000
const MOST_PAGES = 1_000_000

/** More than `most` means `most`. */
const number = (standard: number, least: number, most: number) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? standard : value),
    z.coerce
      .number()
      .min(least)
      .refine(Number.isInteger, 'must be a whole number')
      .transform((value) => Math.min(value, most)),
  )
const query = z.object({
  /** 0 means the first, too. */
  page: number(1, 0, MOST_PAGES).transform((page) => Math.max(page, 1)),
  per_page: number(DEFAULT_PER_PAGE, 1, MOST_PER_PAGE),
})

export function pageQuery(rawQuery: unknown): AccountResult<{ page: number; perPage: number }> {
  const read = readBody(query, rawQuery)
  if (read.ok) return { ok: true, value: { page: read.value.page, perPage: read.value.per_page } }
  const message = `Bad Pagination Parameters: ${read.refusal.message}`
  return { ok: false, refusal: { ...read.refusal, message } }
}

/** Without a link the client reads no total. `page` must be first: the client parses only the first parameter. */
export function sendPageHeaders(
  reply: FastifyReply,
  base: string,
  { page, perPage, total }: { page: number; perPage: number; total: number },
): void {
  const last = Math.max(1, Math.ceil(total / perPage))
  const to = (number: number, rel: string) => `<${base}?page=${number}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [to(page + 1, 'next')] : []), to(last, 'last')]
  reply.header('x-total-count', String(total)).header('link', links.join(', '))
}
