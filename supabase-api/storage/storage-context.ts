import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StorageUser } from '#features/storage/rules/permission.ts'
import type { ImageRenderer } from '#features/storage/objects/render-image.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import type { StorageResult } from '#features/storage/storage-refusal.ts'
import type { Result } from '#kernel/result.ts'

export type CallerProblem = 'malformed' | 'expired' | 'refused'

export interface StorageContext extends StorageDeps {
  callerOf: (request: FastifyRequest) => Promise<Result<StorageUser, CallerProblem>>
  /** Called first and often. */
  isService: (request: FastifyRequest) => Promise<boolean>
  /** Secret of signed URLs, 32 bytes. */
  signingKey: Uint8Array
  images: ImageRenderer
  /** Set to false only in tests and benchmarks, which come from one address. */
  rateLimits: boolean
}

export interface StorageCall {
  request: FastifyRequest
  reply: FastifyReply
  /** Decoded from the path; empty if absent. */
  bucket: string
  key: string
  query: Record<string, unknown>
}

/** Body, or the reply if already sent. */
export type StorageAnswer = Promise<StorageResult<unknown>>

export type StorageEndpoint = (scope: FastifyInstance, context: StorageContext) => void
