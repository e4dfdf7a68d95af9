import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AccountResult, refuseAccount } from '#features/account/account-refusal.ts'
import {
  addUser,
  editUser,
  listUsers,
  removeUser,
  type UserEdit,
} from '#features/account/users/administer-users.server.ts'
import { generateLink, LINK_TYPES } from '#features/account/one-time-tokens/generate-link.server.ts'
import { inviteUser } from '#features/account/users/invite-user.server.ts'
import { checkPhone } from '#features/account/users/phone-number.ts'
import { redirectTarget } from '#features/account/sign-in/redirect-target.ts'
import { findAnyUser, readProfile } from '#features/account/database/users-repository.server.ts'
import { accept } from '#kernel/result.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import { email, metadata, password, phone, shortText } from './fields.ts'
import { pageQuery, sendPageHeaders } from './pages.ts'
import { readBody } from './read-body.ts'
import { requireServiceKey, originOf } from './request-facts.ts'
import { listedUserBody, userBody } from './user-body.ts'

const DURATION_UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const
const MOST_BAN_MS = 200 * 365 * 24 * 3_600_000

const inviteBody = z.object({ email, data: metadata })

export const inviteEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/invite', async (request, reply) => {
    const allowed = await requireServiceKey(context, request)
    if (!allowed.ok) return answerRefusal(request, reply, allowed.refusal)
    const body = readBody(inviteBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const { email: address, data } = body.value
    if (!address) return answerRefusal(request, reply, noAddress().refusal)
    const result = await inviteUser(context, { email: address, data, ...originOf(context, request) })
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    return userBody(await readProfile(context.db, result.value))
  })
}

const linkBody = z.object({
  type: z.enum(LINK_TYPES),
  email,
  password,
  new_email: email,
  data: metadata,
  redirect_to: shortText,
})

export const generateLinkEndpoint: AuthEndpoint = (scope, context) => {
  scope.post('/admin/generate_link', async (request, reply) => {
    const allowed = await requireServiceKey(context, request)
    if (!allowed.ok) return answerRefusal(request, reply, allowed.refusal)
    const body = readBody(linkBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const { type, email: address, new_email: newEmail, redirect_to: requested, ...rest } = body.value
    if (!address) return answerRefusal(request, reply, noAddress().refusal)
    const { redirect_to: queryRedirect } = request.query as { redirect_to?: unknown }
    const redirectTo = redirectTarget(
      requested ?? (typeof queryRedirect === 'string' ? queryRedirect : undefined),
      context.config,
    )
    const result = await generateLink(context, { type, email: address, newEmail, redirectTo, ...rest })
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    const link = result.value
    return {
      ...userBody(await readProfile(context.db, link.user)),
      action_link: link.actionLink,
      email_otp: link.code,
      hashed_token: link.linkToken,
      redirect_to: redirectTo,
      verification_type: link.type,
    }
  })
}

const listQuery = z.object({ filter: shortText })
/** `created_at` with optional direction; default newest first. */
const sortQuery = z.object({ sort: z.string().max(100).default('created_at') })

const editBody = z.object({
  id: z.preprocess((value) => value ?? undefined, z.uuid().optional()),
  email,
  phone,
  password,
  password_hash: shortText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  role: z.preprocess((value) => value || undefined, z.string().max(100).optional()),
  ban_duration: z.preprocess((value) => value || undefined, z.string().max(50).optional()),
})

export const adminUsersEndpoint: AuthEndpoint = (scope, context) => {
  scope.get('/admin/users', async (request, reply) => {
    const allowed = await requireServiceKey(context, request)
    if (!allowed.ok) return answerRefusal(request, reply, allowed.refusal)
    const pages = pageQuery(request.query)
    if (!pages.ok) return answerRefusal(request, reply, pages.refusal)
    const query = readBody(listQuery, request.query)
    if (!query.ok) return answerRefusal(request, reply, query.refusal)
    const order = readOrder(request.query)
    if (!order.ok) return answerRefusal(request, reply, order.refusal)
    const { filter } = query.value
    const oldestFirst = order.value === 'asc'
    const { users, total } = await listUsers(context.db, { ...pages.value, filter, oldestFirst })
    sendPageHeaders(reply, `${context.config.apiUrl}/admin/users`, { ...pages.value, total })
    return { users: users.map(listedUserBody), aud: 'authenticated' }
  })

  scope.post('/admin/users', async (request, reply) => {
    const edit = await editOf(request, context)
    if (!edit.ok) return answerRefusal(request, reply, edit.refusal)
    const result = await addUser(context, edit.value)
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    return userBody(await readProfile(context.db, result.value))
  })

  scope.get('/admin/users/:id', async (request, reply) => {
    const id = await idOf(request, context)
    if (!id.ok) return answerRefusal(request, reply, id.refusal)
    const user = await findAnyUser(context.db, id.value)
    if (!user) return answerRefusal(request, reply, refuseAccount('user_not_found', 'User not found').refusal)
    return userBody(await readProfile(context.db, user))
  })

  scope.put('/admin/users/:id', async (request, reply) => {
    const id = await idOf(request, context)
    if (!id.ok) return answerRefusal(request, reply, id.refusal)
    const edit = await editOf(request, context)
    if (!edit.ok) return answerRefusal(request, reply, edit.refusal)
    const result = await editUser(context, id.value, edit.value)
    if (!result.ok) return answerRefusal(request, reply, result.refusal)
    return userBody(await readProfile(context.db, result.value))
  })

  scope.delete('/admin/users/:id', async (request, reply) => {
    const id = await idOf(request, context)
    if (!id.ok) return answerRefusal(request, reply, id.refusal)
    const { should_soft_delete: soft } = (request.body ?? {}) as { should_soft_delete?: unknown }
    const result = await removeUser(context, id.value, { soft: soft === true })
    return result.ok ? {} : answerRefusal(request, reply, result.refusal)
  })
}

function readOrder(query: unknown): AccountResult<'asc' | 'desc'> {
  const parsed = readBody(sortQuery, query)
  if (!parsed.ok) return parsed
  const [field = '', ...rest] = parsed.value.sort.split(' ')
  const direction = rest.join(' ')
  if (field !== 'created_at')
    return refuseAccount('validation_failed', `Bad Sort Parameters: bad field for sort '${field}'`)
  if (!/^(asc|desc)?$/i.test(direction))
    return refuseAccount(
      'validation_failed',
      `Bad Sort Parameters: bad direction for sort '${direction}', only 'asc' and 'desc' allowed`,
    )
  return accept(direction.toLowerCase() === 'asc' ? 'asc' : 'desc')
}

export async function idOf(
  request: FastifyRequest,
  context: Parameters<typeof requireServiceKey>[0],
): Promise<AccountResult<string>> {
  const allowed = await requireServiceKey(context, request)
  if (!allowed.ok) return allowed
  const { id } = request.params as { id: string }
  return z.uuid().safeParse(id).success
    ? accept(id)
    : refuseAccount('validation_failed', 'user_id must be an UUID', { status: 404 })
}

async function editOf(
  request: FastifyRequest,
  context: Parameters<typeof requireServiceKey>[0],
): Promise<AccountResult<UserEdit>> {
  const allowed = await requireServiceKey(context, request)
  if (!allowed.ok) return allowed
  const body = readBody(editBody, request.body)
  if (!body.ok) return body
  const { ban_duration: duration, ...edit } = body.value
  const number = edit.phone === undefined ? accept(undefined) : checkPhone(edit.phone)
  if (!number.ok) return number
  const banMs = duration === undefined ? undefined : banMilliseconds(duration)
  if (Number.isNaN(banMs))
    return refuseAccount('validation_failed', 'invalid format for ban duration: use for example 24h or none')
  return accept({
    id: edit.id,
    email: edit.email,
    phone: number.value,
    password: edit.password || undefined,
    passwordHash: edit.password_hash,
    emailConfirm: edit.email_confirm ?? undefined,
    phoneConfirm: edit.phone_confirm ?? undefined,
    userMetadata: edit.user_metadata,
    appMetadata: edit.app_metadata,
    role: edit.role,
    banMs,
  })
}

/** `24h`, `1h30m`, `none`; NaN for anything else. */
function banMilliseconds(text: string): number {
  if (text === 'none') return 0
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([smh])/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return Number.NaN
  const sum = parts.reduce(
    (total, [, amount, unit]) => total + Number(amount) * DURATION_UNITS[unit as 's' | 'm' | 'h'],
    0,
  )
  return Math.min(sum, MOST_BAN_MS)
}

function noAddress() {
  return refuseAccount('validation_failed', 'Unable to validate email address: invalid format')
}
