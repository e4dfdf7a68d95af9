import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AccountResult, refuseAccount } from '#features/account/account-refusal.ts'
import {
  addOauthClient,
  editOauthClient,
  listOauthClients,
  readOauthClient,
  removeOauthClient,
  renewOauthClientSecret,
  type StoredOauthClient,
} from '#features/account/oauth-clients/administer-oauth-clients.server.ts'
import {
  AUTH_METHODS,
  CLIENT_TYPES,
  clientTypeOf,
  GRANT_TYPES,
  isAddress,
  MOST_REDIRECT_URIS,
  problemOfRedirectUri,
} from '#features/account/oauth-clients/oauth-client.ts'
import { accept } from '#kernel/result.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthContext, AuthEndpoint } from './auth-context.ts'
import { pageQuery, sendPageHeaders } from './pages.ts'
import { readBody } from './read-body.ts'
import { requireServiceKey } from './request-facts.ts'

const redirectUris = z
  .array(
    z
      .string()
      .max(2048)
      .refine((uri) => problemOfRedirectUri(uri) === undefined, {
        error: ({ input }) => `invalid redirect_uri: ${problemOfRedirectUri(String(input))}`,
      }),
  )
  .max(MOST_REDIRECT_URIS, `redirect_uris cannot exceed ${MOST_REDIRECT_URIS} items`)
const address = z
  .string()
  .max(2048)
  .refine((uri) => uri === '' || isAddress(uri), 'must be a valid URL')
const facts = {
  client_name: z.string().max(1024, 'cannot exceed 1024 characters'),
  client_uri: address,
  logo_uri: address,
  grant_types: z.array(z.enum(GRANT_TYPES)).max(10),
  token_endpoint_auth_method: z.enum(AUTH_METHODS),
}
const newClient = z.object({
  redirect_uris: z.preprocess((uris) => uris ?? [], redirectUris.min(1, 'redirect_uris is required')),
  client_name: facts.client_name.default(''),
  client_uri: facts.client_uri.default(''),
  logo_uri: facts.logo_uri.default(''),
  grant_types: facts.grant_types.default([]),
  client_type: z.enum(CLIENT_TYPES).optional(),
  token_endpoint_auth_method: facts.token_endpoint_auth_method.optional(),
})
const changes = z
  .object({
    ...facts,
    redirect_uris: redirectUris.min(1, 'redirect_uris cannot be empty'),
    grant_types: facts.grant_types.min(1, 'grant_types cannot be empty'),
  })
  .partial()

/** What administrators do with OAuth clients; there only when they are switched on, as in the reference. */
export const oauthClientsEndpoint: AuthEndpoint = (scope, context) => {
  if (!context.config.oauthClients) return
  const path = '/admin/oauth/clients'

  scope.get(path, async (request, reply) => {
    const allowed = await requireServiceKey(context, request)
    if (!allowed.ok) return answerRefusal(request, reply, allowed.refusal)
    const query = pageQuery(request.query)
    if (!query.ok) return answerRefusal(request, reply, query.refusal)
    const { clients, total } = await listOauthClients(context.db, query.value)
    sendPageHeaders(reply, `${context.config.apiUrl}${path}`, { ...query.value, total })
    return { clients: clients.map((client) => clientBody(client)), aud: 'authenticated' }
  })

  scope.post(path, async (request, reply) => {
    const allowed = await requireServiceKey(context, request)
    if (!allowed.ok) return answerRefusal(request, reply, allowed.refusal)
    const body = readBody(newClient, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const { redirect_uris, grant_types, client_type: type, token_endpoint_auth_method: method } = body.value
    const added = await addOauthClient(context, {
      name: body.value.client_name,
      uri: body.value.client_uri,
      logoUri: body.value.logo_uri,
      redirectUris: redirect_uris,
      grantTypes: grant_types.length > 0 ? grant_types : [...GRANT_TYPES],
      type,
      ...(method && { authMethod: method }),
    })
    if (!added.ok) return answerRefusal(request, reply, added.refusal)
    return reply.code(201).send(clientBody(added.value.client, added.value.secret))
  })

  scope.get(`${path}/:id`, async (request, reply) => {
    const id = await clientIdOf(context, request)
    const client = id.ok ? await readOauthClient(context.db, id.value) : id
    return client.ok ? clientBody(client.value) : answerRefusal(request, reply, client.refusal)
  })

  scope.put(`${path}/:id`, async (request, reply) => {
    const id = await clientIdOf(context, request)
    if (!id.ok) return answerRefusal(request, reply, id.refusal)
    const body = readBody(changes, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    const change = changeOf(body.value)
    const client = change.ok ? await editOauthClient(context, id.value, change.value) : change
    return client.ok ? clientBody(client.value) : answerRefusal(request, reply, client.refusal)
  })

  scope.delete(`${path}/:id`, async (request, reply) => {
    const id = await clientIdOf(context, request)
    const removed = id.ok ? await removeOauthClient(context, id.value) : id
    return removed.ok ? reply.code(204).send() : answerRefusal(request, reply, removed.refusal)
  })

  scope.post(`${path}/:id/regenerate_secret`, async (request, reply) => {
    const id = await clientIdOf(context, request)
    const renewed = id.ok ? await renewOauthClientSecret(context, id.value) : id
    if (!renewed.ok) return answerRefusal(request, reply, renewed.refusal)
    return clientBody(renewed.value.client, renewed.value.secret)
  })
}

function changeOf(fields: z.output<typeof changes>): AccountResult<Partial<StoredOauthClient>> {
  const change = Object.entries({
    name: fields.client_name,
    uri: fields.client_uri,
    logoUri: fields.logo_uri,
    redirectUris: fields.redirect_uris,
    grantTypes: fields.grant_types,
    authMethod: fields.token_endpoint_auth_method,
  }).filter(([, value]) => value !== undefined)
  if (change.length === 0) return refuseAccount('validation_failed', 'No fields provided for update')
  return accept(Object.fromEntries(change))
}

async function clientIdOf(context: AuthContext, request: FastifyRequest): Promise<AccountResult<string>> {
  const allowed = await requireServiceKey(context, request)
  if (!allowed.ok) return allowed
  const { id } = request.params as { id: string }
  return z.uuid().safeParse(id).success
    ? accept(id)
    : refuseAccount('validation_failed', 'invalid client_id format')
}

function clientBody(client: StoredOauthClient, secret?: string) {
  return {
    client_id: client.id,
    ...(secret && { client_secret: secret }),
    client_type: clientTypeOf(client.authMethod),
    redirect_uris: client.redirectUris,
    token_endpoint_auth_method: client.authMethod,
    grant_types: client.grantTypes,
    response_types: ['code'],
    ...(client.name && { client_name: client.name }),
    ...(client.uri && { client_uri: client.uri }),
    ...(client.logoUri && { logo_uri: client.logoUri }),
    registration_type: 'manual',
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
  }
}
