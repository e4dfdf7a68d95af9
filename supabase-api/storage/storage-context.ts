import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StorageUser } from '#features/storage/rules/permission.ts'
import type { ImageRenderer } from '#features/storage/objects/render-image.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import type { StorageResult } from '#features/storage/storage-refusal.ts'
import type { Result } from '#kernel/result.ts'

/** Why a bearer token names nobody. */
export type CallerProblem = 'malformed' | 'expired' | 'refused'

/** What every endpoint of `/storage/v1` is given. */
export interface StorageContext extends StorageDeps {
  /** Whom the `Authorization` header names. */
  callerOf: (request: FastifyRequest) => Promise<Result<StorageUser, CallerProblem>>
  /** Whether it is the service key; asked before anything else, and often. */
  isService: (request: FastifyRequest) => Promise<boolean>
  /** Secret of signed addresses, 32 bytes. */
  signingKey: Uint8Array
  images: ImageRenderer
  /** Limits per visitor's address; off only where tests or benchmarks come from one address. */
  rateLimits: boolean
}

/** What an endpoint is told of its request. */
export interface StorageCall {
  request: FastifyRequest
  reply: FastifyReply
  /** Of the path, decoded; empty where the path has none. */
  bucket: string
  key: string
  query: Record<string, unknown>
}

/** An answer's body, or the reply itself where the endpoint has sent it. */
export type StorageAnswer = Promise<StorageResult<unknown>>

/** One endpoint a file: each registers itself on the scope below `/storage/v1`. */
export type StorageEndpoint = (scope: FastifyInstance, context: StorageContext) => void
