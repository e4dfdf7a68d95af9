import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Permission, StaffRole } from '#features/account/roles/permissions.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Instants } from '#kernel/instants.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { Transaction } from '#platform/database/database.ts'
import { asAttachment } from '#platform/http/content-disposition.ts'
import { type AnswerOf, type Contract, type Endpoint, NUMBERED, type Nothing, type Risk } from './contract.ts'
import type { Fields, Values } from './fields.ts'
import { type RefusalOf, STATUS } from './refusals.ts'
import { type Documents, schemaOf } from './schema.server.ts'

export interface Member {
  id: string
  role: StaffRole
}

/** Writes the audit row in the transaction of the change. */
export type Record = (tx: Transaction, detail?: { [name: string]: unknown }) => Promise<void>

export interface Download {
  name: string
  type: string
  content: Buffer | Readable
  /** In bytes, where it is known. */
  length?: number
}

type PathIds = { readonly [name: string]: string }

/** What a handler gets; an id has the form that the endpoint asks for. */
export interface Call<E extends Endpoint = Endpoint> {
  id: string
  /** All ids of the address, unchecked. */
  params: PathIds
  input: Values<E['fields']>
  member: Member
  language: Language
  now: Date
  /** The endpoint's audit name. */
  action: string
  /** Under it, with who, when and the id. */
  record: Record
}

/** An action that answers nothing may return what its use case does. */
type Returned<E extends Endpoint> =
  AnswerOf<E> extends 'file' ? Download : AnswerOf<E> extends Nothing ? unknown : Instants<AnswerOf<E>>
type Refused<E extends Endpoint> = RefusalOf<E['refusals']> | Missing
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<Returned<E>, Refused<E>>>
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> }

/** What the server hands on behind its guard; `input` is what the schema made of the query or the body. */
export interface GuardedCall {
  member: Member
  params: PathIds
  body: unknown
  query: unknown
  language: Language
  reply: FastifyReply
}

/** How the server registers an address behind its guard: who is signed in, may do it, and has proven it lately. */
export type Register = (
  method: Endpoint['method'],
  path: string,
  permission: Permission,
  risk: Risk,
  schema: z.ZodType,
  run: (call: GuardedCall) => Promise<unknown>,
  options?: { bodyLimit: number },
) => void

interface Missing {
  code: 'missing'
}

/** The endpoint's refusal of an id that names nothing. */
export async function found<Value>(value: Promise<Value | undefined>): Promise<Result<Value, Missing>> {
  const there = await value
  return there === undefined ? refuse({ code: 'missing' }) : accept(there)
}

/** The answer to what was sent a second time, and counts once. */
export function again<Value>(value: Value): { ok: true; value: Value } {
  return Object.assign(accept(value), { isRepeated: true })
}

interface ServerDeps {
  clock: Clock
  onCalendarWrite: () => void
}

/** Schemas of an endpoint's documents, by endpoint and field. */
type DocumentsOf<C extends Contract> = { [K in keyof C]?: Documents }

/**
 * Handlers by name. Ids, input, refusals and their status, audit and downloads are the same everywhere.
 * In two steps, so that the compiler marks the handler that is wrong and not the whole object.
 */
export function serve<C extends Contract>(contract: C, documents: DocumentsOf<C> = {}) {
  return <Deps extends ServerDeps>(handlersOf: (deps: Deps) => Handlers<C>) =>
    (register: Register, deps: Deps): void => {
      const handlers = handlersOf(deps)
      for (const [name, endpoint] of Object.entries(contract))
        serveEndpoint(
          register,
          deps,
          endpoint,
          handlers[name] as unknown as Handler<Endpoint>,
          documents[name],
        )
    }
}

function serveEndpoint(
  register: Register,
  deps: ServerDeps,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  documents: Documents | undefined,
): void {
  const { method, path, permission, risk = 'none', id: form, bodyLimit } = endpoint
  const isRead = method === 'GET'
  const schema = schemaOf(endpoint.fields, isRead ? 'query' : 'body', documents)
  async function run({ params, body, query, member, language, reply }: GuardedCall) {
    const { id = '' } = params
    if (path.includes(':id') && !(form ? form.test(id) : isUuid(id)))
      return answerRefusal(reply, endpoint, { code: 'missing' })
    const now = deps.clock()
    const input = byName(endpoint.fields, (isRead ? query : body) as Values<Fields>)
    const record = recording(endpoint, { id, member, now })
    const { audit: action = '' } = endpoint
    const result = await handler({ id, params, input, member, language, now, action, record })
    if (!result.ok) return answerRefusal(reply, endpoint, result.refusal)
    if (endpoint.changesCalendar) deps.onCalendarWrite()
    if (endpoint.isCreated && !('isRepeated' in result)) reply.code(201)
    if (endpoint.answer === 'file') return answerFile(reply, result.value as Download)
    return endpoint.answer === 'nothing' ? {} : result.value
  }
  register(method, path, permission, risk, schema, run, bodyLimit ? { bodyLimit } : undefined)
}

/** What came, by the names of the contract. */
function byName(fields: Fields, sent: Values<Fields>): Values<Fields> {
  return Object.fromEntries(Object.entries(fields).map(([name, { wire = name }]) => [name, sent[wire]]))
}

function recording(
  { audit, subject, path, id: form }: Endpoint,
  { id, member, now }: { id: string; member: Member; now: Date },
): Record {
  return (tx, detail = {}) => {
    if (!audit) throw new Error(`${path} declares no audit name`)
    return recordAction(tx, {
      at: now,
      action: audit,
      actorId: member.id,
      detail: { ...(subject && id && { [subject]: form === NUMBERED ? Number(id) : id }), ...detail },
    })
  }
}

function answerRefusal(
  reply: FastifyReply,
  { refusals, missing, path }: Endpoint,
  refusal: { code: string },
) {
  const code = refusal.code === 'missing' ? missing : refusal.code
  const kind = code && refusals[code]
  if (!code || !kind) throw new Error(`${path} refuses with ${refusal.code}, which has no status`)
  const statusCode = STATUS[kind]
  return reply.code(statusCode).send({ statusCode, ...refusal, code })
}

function answerFile(reply: FastifyReply, { name, type, content, length }: Download) {
  if (length !== undefined) reply.header('Content-Length', length)
  return reply
    .header('Content-Type', type)
    .header('Content-Disposition', asAttachment(name))
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .send(content)
}
