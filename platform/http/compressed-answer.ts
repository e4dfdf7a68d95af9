import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { type ContentEncoding, negotiateEncoding } from './negotiate-encoding.ts'

const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)
const brotliAsync = promisify(brotliCompress)

/** A response without length, encoding, ETag and `Vary: Accept-Encoding`. */
export interface PlainAnswer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
  compressed?: CompressedBody | undefined
  /** Never sent with weaker compression: the first request waits (about 1 ms per KB). */
  compressBest?: boolean | undefined
}

interface CompressedBody {
  brotli: Buffer
  gzip: Buffer
}

/** Without the body as it was: it is most of the bytes, and hardly anybody asks for it. */
export interface CompressedAnswer {
  status: number
  /** Weak, because it covers every encoding of the body. */
  etag: string
  /** In bytes. */
  plainLength: number
  gzip: Buffer
  /** Quality 5 at first unless precompressed; `recompressBrotli` upgrades it to 11. */
  brotli: Buffer
  best: boolean
  headers: Record<string, string>
  lines: Record<ContentEncoding | 'unchanged', string[]>
}

/** Compresses (gzip 6, brotli 5) on the thread pool; reuses the compression of `earlier` when its bytes are equal. */
export async function compressAnswer(
  plain: PlainAnswer,
  earlier?: CompressedAnswer,
): Promise<CompressedAnswer> {
  const identity = typeof plain.body === 'string' ? Buffer.from(plain.body) : plain.body
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const made = plain.compressed ?? (earlier?.best && earlier.etag === etag ? earlier : undefined)
  const compress = plain.compressBest ? compressMaximally : compressQuickly
  const { gzip: gzipped, brotli } = made ?? (await compress(identity))
  const headers = { ...plain.headers, Vary: withEncoding(plain.headers['Vary']) }
  const best = made !== undefined || plain.compressBest === true
  const answer = {
    status: plain.status,
    etag,
    plainLength: identity.length,
    gzip: gzipped,
    brotli,
    best,
    headers,
  }
  return { ...answer, lines: headerLines(answer) }
}

/** Replaces the brotli bytes by quality 11 (about 40 ms of one core per page). */
export async function recompressBrotli(answer: CompressedAnswer): Promise<void> {
  if (answer.best) return
  const better = await brotliAtQuality(await gunzipAsync(answer.gzip), 11)
  answer.best = true
  if (better.length >= answer.brotli.length) return
  answer.brotli = better
  answer.lines = headerLines(answer)
}

/** Writes to a raw response (Fastify: after `reply.hijack()`): 304 when the client's copy is current, no HEAD body. */
export function writeAnswer(request: IncomingMessage, response: ServerResponse, answer: CompressedAnswer) {
  if (answer.status === 200 && isCurrent(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.lines.unchanged)
    response.end()
    return
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  response.writeHead(answer.status, answer.lines[encoding])
  if (request.method === 'HEAD') response.end()
  else if (encoding !== 'identity') response.end(encoding === 'br' ? answer.brotli : answer.gzip)
  else gunzip(answer.gzip, (error, bytes) => (error ? response.destroy(error) : response.end(bytes)))
}

/** Brotli 11 and gzip 9 (about 1 ms of one core per KB). */
export async function compressMaximally(bytes: Buffer): Promise<CompressedBody> {
  const [brotli, gzipped] = await Promise.all([brotliAtQuality(bytes, 11), gzipAsync(bytes, { level: 9 })])
  return { brotli, gzip: gzipped }
}

async function compressQuickly(bytes: Buffer): Promise<CompressedBody> {
  const [brotli, gzipped] = await Promise.all([brotliAtQuality(bytes, 5), gzipAsync(bytes)])
  return { brotli, gzip: gzipped }
}

function brotliAtQuality(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

function headerLines(answer: Omit<CompressedAnswer, 'lines'>): CompressedAnswer['lines'] {
  const common = Object.entries({ ...answer.headers, ETag: answer.etag }).flat()
  const forEncoding = (encoding: ContentEncoding, length: number) => [
    ...common,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(length),
  ]
  return {
    br: forEncoding('br', answer.brotli.length),
    gzip: forEncoding('gzip', answer.gzip.length),
    identity: forEncoding('identity', answer.plainLength),
    unchanged: common,
  }
}

function withEncoding(vary: string | undefined): string {
  if (!vary) return 'Accept-Encoding'
  return /\baccept-encoding\b/i.test(vary) ? vary : `${vary}, Accept-Encoding`
}

/** Weak comparison (RFC 9110, section 13.1.2). */
function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
